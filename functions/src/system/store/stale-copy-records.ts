import { UNTRIED } from '@cuadrilla/domain/retries.ts';
import { writeAudit } from '../../store/audit.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { fanouts } from '../../store/fanout/fanout-job.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';

export type StaleCopyRecords = {
  find: (id: string) => Promise<{ id: string; attempts: number } | null>;
  /** Forgets the failures of a job, so that it is tried again without a pause. */
  restart: (job: { id: string; attempts: number }) => void;
};

export function staleCopyRecords(unit: UnitHandle): StaleCopyRecords {
  const { tx, firestore } = unit;
  const jobs = fanouts(firestore);
  return {
    async find(id) {
      if (!isDocumentId(id)) return null;
      const job = await tx.get(jobs.doc(id));
      return job.exists ? { id, attempts: (job.get('attempts') ?? UNTRIED.attempts) as number } : null;
    },
    restart({ id, attempts }) {
      tx.update(jobs.doc(id), { ...UNTRIED });
      writeAudit(unit, {
        entity: 'SETTINGS',
        entityId: id,
        before: { attempts },
        after: { attempts: UNTRIED.attempts },
      });
    },
  };
}
