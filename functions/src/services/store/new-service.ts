import { dueAtOf } from '@cuadrilla/domain/deadline.ts';
import type { Priority } from '@cuadrilla/domain/service-type.ts';
import { readCompanyHours } from '../../settings/company-hours-store.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { ServiceType } from '../../settings/settings.ts';
import type { Occasion } from '../../store/act.ts';
import { nextCode } from '../../store/codes.ts';
import type { Service } from '../service.ts';
import type { Handle } from './service-change.ts';
import type { ServiceContent } from './service-document.ts';
import { writeNewService } from './write-service.ts';

/** What a new service begins with from its type. */
export type FromType = Pick<
  Service,
  | 'typeId'
  | 'typeName'
  | 'category'
  | 'durationMinutes'
  | 'skillIds'
  | 'instructions'
  | 'checklist'
  | 'requiresSignature'
  | 'minPhotos'
>;

/** What is decided about a new service. */
export type Draft = FromType &
  Pick<
    Service,
    'client' | 'billing' | 'site' | 'equipment' | 'title' | 'description' | 'priority' | 'owner'
  > &
  Pick<Service, 'notBefore' | 'promisedWindow' | 'underWarranty' | 'followsUp' | 'proposedByName'>;

/** A copy of the type as it is now: a later change of it leaves the service alone. */
export function fromType(type: ServiceType): FromType & { priority: Priority } {
  const { id, name, category, durationMinutes, priority, instructions } = type;
  const { skillIds, requiresSignature, minPhotos } = type;
  return {
    ...{ typeId: id, typeName: name, category, durationMinutes, priority, instructions },
    ...{ skillIds, requiresSignature, minPhotos },
    checklist: type.checklist.map((item, index) => ({ ...item, id: `p${index + 1}` })),
  };
}

/** A type that can be chosen for a new service; null where there is none by that id any more. */
export async function readType({ tx, firestore }: Handle, id: string): Promise<ServiceType | null> {
  const { values } = await readSection(firestore, tx, 'serviceTypes');
  return values.find((type) => type.id === id && !type.retired) ?? null;
}

/** Makes a service within a transaction that has read all else; nothing is written until `write` is called. */
export async function prepareNewService(
  { tx, firestore }: Handle,
  draft: Draft,
  occasion: Occasion,
  ahead = 0,
): Promise<{ write: (id: string) => void }> {
  const { now } = occasion;
  const buffers = await readSection(firestore, tx, 'buffers');
  const company = await readCompanyHours(firestore, tx);
  // Last: whoever comes second waits for the counter, and should wait no longer than it takes to write.
  const { code, take } = await nextCode(tx, firestore, 'service', { now, timeZone: company.zone, ahead });
  const { notBefore, priority, durationMinutes } = draft;
  const content: ServiceContent = {
    ...draft,
    ...{ code, requestedAt: now, heldMs: 0 },
    dueAt: dueAtOf({ requestedAt: now, notBefore, priority, durationMinutes, buffers, company, heldMs: 0 }),
    ...NOTHING_YET,
  };
  const write = (id: string) => {
    take();
    writeNewService(tx, firestore, { id, content }, occasion);
  };
  return { write };
}

const NOTHING_YET = {
  status: 'PENDING',
  explicit: null,
  open: true,
  reopenedAt: null,
  hold: null,
  cancellation: null,
  resolution: null,
  answers: {},
  lines: [],
  technicians: [],
  technicianIds: [],
  nextVisit: null,
  plannedAt: null,
  lastReport: null,
  reviews: { open: 0, total: 0 },
} satisfies Partial<ServiceContent>;
