import { AggregateField, type Firestore, type Query } from '@google-cloud/firestore';
import { addDays, mondayOf, type DueBucket, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import {
  isOpen,
  PROSPECT_STATUSES,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import type { ProspectFilter, ProspectSort, ProspectTotal } from '../../graphql/types.generated.ts';
import { namesOf } from '../../store/record-document.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import { having } from '../../store/lists/search-fields.ts';
import type { Bound, Sort } from '../../store/lists/sort-value.ts';
import type { Prospect } from '../prospect.ts';
import { interestToken, NO_DATE, rowToProspect } from './prospect-document.ts';

export type ProspectPageRequest = {
  first: number;
  after: string | null;
  search: string | null;
  filter: ProspectFilter;
  sort: ProspectSort;
};

const FIELDS = namesOf(PROSPECT);

const SORTS: Record<ProspectSort, Sort> = {
  NEWEST: { name: 'prospects.NEWEST', field: 'createdAt', of: 'instant', direction: 'desc' },
  NEXT_ACTION: { name: 'prospects.NEXT_ACTION', field: 'dueSort', of: 'text', direction: 'asc' },
  NAME: { name: 'prospects.NAME', field: 'sortName', of: 'text', direction: 'asc' },
  VALUE: { name: 'prospects.VALUE', field: 'valueSort', of: 'number', direction: 'desc' },
};

export function listProspects(
  firestore: Firestore,
  { filter, sort, ...page }: ProspectPageRequest,
  today: LocalDate | null,
): Promise<Page<Prospect>> {
  const { due } = filter;
  const filtered = equal(firestore.collection('prospects'), filter);
  // Closed prospects have `NO_DATE` as well.
  const query = due === 'NONE' ? filtered.where('open', '==', true) : filtered;
  const bounds = due == null || today === null ? [] : dueBounds(due, today);
  const by = SORTS[due == null ? sort : 'NEXT_ACTION'];
  return listPage(
    { ...page, fields: FIELDS, query, bounds, sort: by, token: tokenOf(filter) },
    rowToProspect,
  );
}

/** Number and value of the prospects in each status; with `open`, only of the open or closed statuses. */
export function prospectTotals(firestore: Firestore, filter: ProspectFilter): Promise<ProspectTotal[]> {
  const { open, ownerId, sourceId } = filter;
  const token = tokenOf(filter);
  const asked = PROSPECT_STATUSES.filter((status) => open == null || isOpen(status) === open);
  const total = async (status: ProspectStatus): Promise<ProspectTotal> => {
    const query = equal(firestore.collection('prospects'), { status, open: null, ownerId, sourceId });
    const found = token === null ? query : having(query, token);
    const sums = { count: AggregateField.count(), valueCents: AggregateField.sum('estimatedValueCents') };
    return { status, ...(await found.aggregate(sums).get()).data() };
  };
  return Promise.all(asked.map(total));
}

const tokenOf = ({ interestId }: ProspectFilter) => (interestId == null ? null : interestToken(interestId));

type Equalities = { [F in 'status' | 'open' | 'ownerId' | 'sourceId']?: ProspectFilter[F] | undefined };

function equal(all: Query, { status, open, ownerId, sourceId }: Equalities): Query {
  const asked: [field: string, value: unknown][] = [
    ['status', status],
    ['open', open],
    ['owner.id', ownerId],
    ['sourceId', sourceId],
  ];
  return asked.reduce(
    (found, [field, value]) => (value == null ? found : found.where(field, '==', value)),
    all,
  );
}

function dueBounds(due: DueBucket, today: LocalDate): Bound[] {
  const sunday = addDays(mondayOf(today), 6);
  const ranges: Record<DueBucket, [from: string, to: string]> = {
    OVERDUE: ['', addDays(today, -1)],
    TODAY: [today, today],
    THIS_WEEK: [addDays(today, 1), sunday],
    LATER: [addDays(sunday, 1), '9999-12-31'],
    NONE: [NO_DATE, NO_DATE],
  };
  const [from, to] = ranges[due];
  return [
    ['>=', from],
    ['<=', to],
  ];
}
