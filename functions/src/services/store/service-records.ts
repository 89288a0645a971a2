import type { ServiceInvoicing } from '@cuadrilla/domain/billing/service-billing.ts';
import type { ServiceFields } from '@cuadrilla/domain/records/service.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { changedFields } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { noteChange } from '../../store/visit-changes.ts';
import { visitsOf } from '../../work/store/visit-document.ts';
import { summaryOf } from '../../work/visit-summary.ts';
import type { Visit } from '../../work/visit.ts';
import type { Service } from '../../work/service.ts';
import { auditedService, contentOfService, toService } from '../../work/store/service-document.ts';
import { writeServiceAfterVisits } from '../../work/store/visit-effects.ts';
import {
  auditService,
  writeNewService,
  writeService,
  type AuditContent,
} from '../../work/store/write-service.ts';

export type ServiceRecords = RecordsById<Service> & {
  findAll: (ids: readonly string[]) => Promise<(Service | null)[]>;
  makerOf: (id: string) => Promise<string>;
  /** The audit entry appears in the timelines of client, site and equipment. */
  insert: (service: ServiceFields & { id: string }) => void;
  /** Also updates the copies in its visits. */
  save: (before: Service, after: Service) => Promise<void>;
  /**
   * Like `save`, for a change that may change the status: `visits` are all of its visits after the change, `text` is
   * the typed reason.
   */
  saveWithVisits: (before: Service, after: Service, visits: readonly Visit[], text?: string) => void;
  /** Its state in a batch; `text` is the typed reason. */
  saveInvoicing: (before: Service, invoicing: ServiceInvoicing | null, text?: string) => void;
  /** For lines and answers, of which visits hold no copy. `content` replaces the changed fields in the audit entry. */
  saveWork: (before: Service, after: Service, content: AuditContent | undefined, at: Date) => void;
};

export function serviceRecords(unit: UnitHandle): ServiceRecords {
  const { tx, firestore, by } = unit;
  const isSame = (before: Service, after: Service) =>
    changedFields(contentOfService(before), contentOfService(after)) === null;
  const audit = (before: Service, after: Service, text: string | null) => {
    const change = changedFields(auditedService(before), auditedService(after)) ?? { before: {}, after: {} };
    auditService(unit, after, { ...change, text });
  };
  return {
    ...readById(unit, 'services', toService),
    makerOf: async (id) => (await tx.get(firestore.doc(`services/${id}`))).get('createdBy') as string,
    insert: ({ id, ...content }) => writeNewService(tx, firestore, { id, content }, by),
    async save(before, wanted) {
      if (isSame(before, wanted)) return;
      const after = writeService(tx, firestore, { before, after: wanted }, by);
      if (changedFields(carriedOf(before), carriedOf(after)) !== null) await writeCarried(unit, after);
      audit(before, after, null);
    },
    saveWithVisits(before, wanted, visits, text) {
      if (isSame(before, wanted)) return;
      const after = writeServiceAfterVisits(tx, firestore, { before, visits, also: wanted }, by);
      audit(before, after, text ?? null);
    },
    saveInvoicing(before, invoicing, text) {
      const after = writeService(tx, firestore, { before, after: { ...before, invoicing } }, by);
      audit(before, after, text ?? null);
    },
    saveWork(before, wanted, content, at) {
      if (isSame(before, wanted)) return;
      const after = writeService(tx, firestore, { before, after: wanted }, by);
      const change = content ??
        changedFields(auditedService(before), auditedService(after)) ?? { before: {}, after: {} };
      auditService(unit, after, { ...change, text: null, at });
    },
  };
}

const carriedOf = (service: Service) => ({ ...summaryOf(service), site: service.site });

/** Visits that are over keep the site they took place at. */
async function writeCarried({ tx, firestore }: UnitHandle, service: Service): Promise<void> {
  const visits = await visitsOf(tx, firestore, service.id);
  const summary = summaryOf(service);
  for (const { id, status } of visits) {
    const site = isVisitOver(status) ? {} : { site: service.site };
    tx.update(firestore.doc(`visits/${id}`), { summary, ...site });
  }
  noteChange(tx, firestore, {
    visitIds: visits.map(({ id }) => id),
    days: visits.flatMap(({ days }) => days),
    technicianIds: visits.flatMap(({ technicianIds }) => technicianIds),
  });
}
