import { answerText } from '@cuadrilla/domain/services/checklist.ts';
import { addMinutes } from '@cuadrilla/domain/time/time.ts';
import { lineItemOf } from '@cuadrilla/domain/items/line-of-item.ts';
import { LINE, type ServiceLine } from '@cuadrilla/domain/records/line.ts';
import type { Actor } from '../store/act.ts';
import { consentGiven } from '../reports/consent.ts';
import type { Service } from '../work/service.ts';
import { auditedFields } from '../store/record-document.ts';
import { effectsOfVisits } from '../work/store/visit-effects.ts';
import { auditService, writeService } from '../work/store/write-service.ts';
import type { Visit } from '../work/visit.ts';
import { demoItemNamed } from './demo/demo-items.ts';
import { demoAnswers } from './demo/work/demo-answers.ts';
import { demoConsent } from './demo/work/demo-consent.ts';
import type { DemoService } from './demo/work/demo-services.ts';
import type { Making } from './seed-known.ts';
import { randomFor } from './random.ts';
import { actBy } from './seed-world.ts';

/** Older lines and answers have no audit entry: an old timeline shows visits only. */
const LOGGED_MS = 3 * 86_400_000;
/** How many points are answered on arrival, before the work is done. */
const FIRST_ANSWERS = 2;

type Work = { demo: DemoService; visits: readonly Visit[]; office: Actor };

export function writeWork(making: Making, before: Service, { demo, visits, office }: Work): Service {
  const { tx, world } = making;
  const { firestore } = world;
  const begun = visits.findLast(({ arrivedAt }) => arrivedAt !== null);
  const [lead = office] = begun?.technicians ?? [];
  const at = new Date(Math.max(...visits.map(({ updatedAt }) => updatedAt.getTime())));
  const by = { id: lead.id, name: lead.name };
  const answers = begun ? answersOf(before, begun) : {};
  const lines = demo.lines.map((line): ServiceLine => {
    const item = demoItemNamed(line.text);
    const copied = { item: item && lineItemOf(item), costCents: item?.costCents ?? null };
    return { ...line, ...copied, authorId: by.id, authorName: by.name, version: 1 };
  });
  const completed = visits.findLast(({ status }) => status === 'COMPLETED');
  const { resolution = null } = completed ?? {};
  const lastReport = completed ? consentGiven(demoConsent(before, completed)) : null;
  const changed = { ...before, answers, lines, resolution, lastReport };
  const after = { ...changed, ...effectsOfVisits(changed, visits), updatedAt: at };
  // Closing writes the whole document, so an earlier write would never be read.
  const isClosed = demo.acts[0]?.action === 'closeService';
  if (!isClosed) writeService(tx, firestore, { before, after }, { actor: by, now: at });
  const isRecent = world.now.getTime() - at.getTime() < LOGGED_MS;
  if (isRecent && begun) auditWork(making, after, by, lastMoment(begun, world.now));
  return after;
}

function answersOf({ id, checklist }: Service, visit: Visit): Service['answers'] {
  const { status, arrivedAt, technicians } = visit;
  const isDone = status === 'COMPLETED';
  if (!isDone && status !== 'IN_PROGRESS' && status !== 'PAUSED') return {};
  const points = isDone ? checklist : checklist.slice(0, FIRST_ANSWERS);
  const [lead] = technicians;
  const given = demoAnswers(randomFor(`answers ${id}`), points);
  const at = visit.finishedAt ?? arrivedAt ?? visit.plannedStart;
  return Object.fromEntries(
    Object.entries(given).map(([point, value]) => [point, { value, byName: lead?.name ?? '', at }]),
  );
}

function lastMoment({ finishedAt }: Visit, now: Date): Date {
  return addMinutes(finishedAt ?? now, -1);
}

function auditWork({ tx, world }: Making, service: Service, by: Actor, at: Date): void {
  const { firestore } = world;
  for (const point of service.checklist) {
    const answer = service.answers[point.id];
    if (!answer) continue;
    const answered = { checklist: `${point.text}: ${answerText(point, answer.value)}` };
    const answering = actBy(by, 'answerChecklist', at);
    auditService({ tx, firestore, by: answering }, service, { before: null, after: answered });
  }
  for (const line of service.lines) {
    const lines = auditedFields(LINE, line);
    const adding = actBy(by, 'addServiceLine', at);
    auditService({ tx, firestore, by: adding }, service, { before: null, after: { lines } });
  }
}
