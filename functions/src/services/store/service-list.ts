import type { Firestore, Query } from '@google-cloud/firestore';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { dayInterval } from '@cuadrilla/domain/time/time.ts';
import type { ServiceFilter, ServiceSort } from '../../graphql/types.generated.ts';
import { namesOf } from '../../store/record-document.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Bound, Sort } from '../../store/lists/sort-value.ts';
import type { Service } from '../../work/service.ts';
import { equipmentToken, rowToService, technicianToken } from '../../work/store/service-document.ts';

export type ServicePageRequest = {
  first: number;
  after: string | null;
  search: string | null;
  filter: ServiceFilter;
  sort: ServiceSort;
  /** Limits the list to this technician's visits, in addition to the filter. */
  visibleTo: string | null;
};

const FIELDS = namesOf(SERVICE);

const SORTS: Record<ServiceSort, Sort> = {
  DUE: { name: 'services.DUE', field: 'dueAt', of: 'instant', direction: 'asc' },
  NEWEST: { name: 'services.NEWEST', field: 'requestedAt', of: 'instant', direction: 'desc' },
  PLANNED: { name: 'services.PLANNED', field: 'plannedAt', of: 'instant', direction: 'asc' },
};

/** By the day on which the hold ends. */
const HELD_UNTIL: Sort = { name: 'services.HELD_UNTIL', field: 'heldUntil', of: 'text', direction: 'asc' };

export function asksForDays({ plannedFrom, plannedTo }: ServiceFilter): boolean {
  return plannedFrom != null || plannedTo != null;
}

/** Technician and equipment are tokens in the search array: see `listPage`. The filter is one that `assertAnswerable` accepts. */
export function listServices(
  firestore: Firestore,
  { filter, sort, visibleTo, ...page }: ServicePageRequest,
  { now, zone }: { now: Date; zone: string },
): Promise<Page<Service>> {
  if (filter.heldUntilBy != null) return listHeld(firestore, { filter, visibleTo, ...page });
  const isOverdue = filter.overdue === true;
  const by = isOverdue ? 'DUE' : asksForDays(filter) ? 'PLANNED' : sort;
  const equal = whereEqual(firestore.collection('services'), filter);
  const query = isOverdue ? equal.where('running', '==', true) : equal;
  const planned = by === 'PLANNED' ? plannedBounds(filter, zone) : [];
  const bounds: Bound[] = isOverdue ? [['<', now]] : planned;
  return listPage(
    { ...page, fields: FIELDS, query, bounds, sort: SORTS[by], token: tokenOf(filter, visibleTo) },
    rowToService,
  );
}

/** By no other filter than the zone, the one of the tray: each would need its own index. */
function listHeld(
  firestore: Firestore,
  { filter, visibleTo, ...page }: Omit<ServicePageRequest, 'sort'>,
): Promise<Page<Service>> {
  const { heldUntilBy, zoneId } = filter;
  const all = firestore.collection('services');
  const query = zoneId == null ? all : all.where('zoneId', '==', zoneId);
  const token = tokenOf(filter, visibleTo);
  return listPage(
    { ...page, fields: FIELDS, query, bounds: [['<=', heldUntilBy ?? '']], sort: HELD_UNTIL, token },
    rowToService,
  );
}

function tokenOf(filter: ServiceFilter, visibleTo: string | null): string | null {
  const technicianId = visibleTo ?? filter.technicianId;
  if (technicianId != null) return technicianToken(technicianId);
  return filter.equipmentId == null ? null : equipmentToken(filter.equipmentId);
}

function whereEqual(all: Query, filter: ServiceFilter): Query {
  const asked: [field: string, value: unknown][] = [
    ['status', filter.status],
    ['open', filter.open],
    ['priority', filter.priority],
    ['typeId', filter.typeId],
    ['client.id', filter.clientId],
    ['site.id', filter.siteId],
    ['zoneId', filter.zoneId],
    ['owner.id', filter.ownerId],
    ['billingState', filter.billing],
  ];
  return asked.reduce(
    (found, [field, value]) => (value == null ? found : found.where(field, '==', value)),
    all,
  );
}

/** A range also excludes services without a visit. */
function plannedBounds({ plannedFrom, plannedTo }: ServiceFilter, zone: string): Bound[] {
  const from: Bound = ['>=', plannedFrom == null ? new Date(0) : dayInterval(zone, plannedFrom).start];
  return plannedTo == null ? [from] : [from, ['<', dayInterval(zone, plannedTo).end]];
}
