import type { Firestore, Transaction } from '@google-cloud/firestore';
import { fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { reportedTime } from '@cuadrilla/domain/visits/visit-states.ts';
import { isSaidAlready } from '@cuadrilla/domain/field/work-replay.ts';
import { toldTimes } from '../../unit/audit.ts';
import type { Reported } from '../../field-work/file-work-store.ts';
import { stepsOf } from '../../field-work/replayed-work.ts';
import type { Done, Occasion } from '../../store/act.ts';
import { auditVisit } from '../store/visit-audit.ts';
import type { VisitStart } from '../visit.ts';

/**
 * A step that a colleague, or the office, had taken by then stands in the timeline, and on the visit as their own start, and changes
 * nothing: there is nothing for the office to decide. Null where that is not so: where it says something new, or comes from somebody whose visit it is no more.
 */
export function saySaidStep(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  { visit, viewer, report, work }: Reported,
  occasion: Occasion,
): Done | null {
  const times = { ...report, receivedAt: occasion.now };
  const { at, confirmed } = reportedTime(times);
  const [step] = stepsOf([{ work, at, unconfirmed: !confirmed }]);
  const isOwn = viewer.role === 'TECHNICIAN' && fieldRelation(viewer.id, visit) === 'PRESENT';
  if (step === undefined || !isOwn || report.occurredAt === null || !isSaidAlready(visit, step)) return null;
  const known = visit.starts[viewer.id];
  // The first tap is when they began; a second device says it again later.
  if (step.operation === 'START' && (known === undefined || at < known.at)) {
    const start: VisitStart = { at, unconfirmed: !confirmed };
    tx.update(firestore.doc(`visits/${visit.id}`), { [`starts.${viewer.id}`]: start });
  }
  const { serviceId, code, title } = visit.summary;
  const service = { id: serviceId, code, title, client: visit.client, site: visit.site };
  const audited = { visitId: visit.id, before: null, after: toldTimes(times) };
  auditVisit(tx, firestore, { ...service, status: 'IN_PROGRESS' }, audited, { ...occasion, now: at });
  return { kind: 'done', ids: [visit.id, serviceId] };
}
