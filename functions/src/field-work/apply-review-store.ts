import { LINES_MAX } from '@cuadrilla/domain/services/service-lines.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { alreadyAtWorkProblem, isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { replaySteps, type ReportedStep } from '@cuadrilla/domain/field/work-replay.ts';
import type { ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import { attachmentRef, attachmentsOf } from '../attachments/attachment-document-store.ts';
import type { Attachment } from '../attachments/attachment.ts';
import { changedFields } from '../unit/audit.ts';
import { wrongField, type Failure } from '../unit/failures.ts';
import { consentGiven } from '../reports/consent.ts';
import { prepareReport } from '../reports/freeze-report-store.ts';
import { versionText } from '../reports/version-text.ts';
import type { Service } from '../services/service.ts';
import { readService } from '../services/store/service-document.ts';
import { writeServiceAfterVisits } from '../services/store/visit-effects.ts';
import type { SectionContent } from '../settings/settings.ts';
import { readSection } from '../settings/settings-store.ts';
import type { Occasion } from '../store/act.ts';
import { photosOf } from '../visits/perform/completion.ts';
import { findAtWork } from '../visits/perform/at-work-store.ts';
import { toldVisit, waitsNoMore } from '../visits/perform/step-store.ts';
import { formerAfter } from '../visits/planned-fields.ts';
import { writeVisit } from '../visits/store/technician-days.ts';
import { auditVisit } from '../visits/store/visit-audit.ts';
import { visitsOf } from '../visits/store/visit-document.ts';
import type { Visit } from '../visits/visit.ts';
import { carryOut, type CarriedOut } from './carried-out-store.ts';
import {
  closeReview,
  leaveVisit,
  readOpen,
  type DecideOutcome,
  type Handle,
  type OpenReview,
  type ReviewVersion,
} from './decide-review-store.ts';
import { actsQuery, toAct } from './review-document-store.ts';
import {
  lastCompletion,
  proposedText,
  replayOnService,
  stepsElsewhere,
  stepsOf,
  typedText,
} from './replayed-work.ts';
import type { FiledAct } from './work-review.ts';

/** Which work, which visit is to have it (null for its own), and what the office says where nobody did. */
export type Application = ReviewVersion & {
  visitId: string | null;
  resolution: string | null;
  refusal: string | null;
};

/** Work that is to be applied, with all that it is applied to. */
type Facts = OpenReview & {
  asked: Application;
  acts: FiledAct[];
  service: Service;
  visits: Visit[];
  target: Visit;
  company: SectionContent<'company'>;
  /** The files of the visit that is to have it, with those that come along. */
  files: Attachment[];
  /** Those that come along from the visit in which they were made. */
  moved: Attachment[];
  carriedOut: CarriedOut;
};

/** A visit and its service with the work applied, before either is written. */
type Applied = {
  kind: 'applied';
  visit: Visit;
  also: Partial<Service>;
  told?: Record<string, unknown>;
  text?: string | null;
  write?: () => void;
};

const FULL = `Un servicio no puede tener más de ${LINES_MAX} líneas`;
const ANNULLED = 'Esa visita está anulada: elige otra';

/** Applies work to its visit, or to another one of the service, with all that follows from it. */
export async function applyReview(
  handle: Handle,
  asked: Application,
  occasion: Occasion,
): Promise<DecideOutcome> {
  const found = await readOpen(handle, asked);
  if (found.kind !== 'open') return found;
  const facts = await readFacts(handle, found, asked, occasion);
  if (facts === null) return wrongField('visitId');
  const applied = await applyTo(handle, facts, occasion);
  if (applied.kind !== 'applied') return applied;
  write(handle, facts, applied, occasion);
  return { kind: 'done', ids: [found.review.id, facts.service.id, facts.target.id, found.visit.id] };
}

/** Null where the visit that is to have it is none of the service's. */
async function readFacts(
  handle: Handle,
  found: OpenReview,
  asked: Application,
  occasion: Occasion,
): Promise<Facts | null> {
  const { tx, firestore } = handle;
  const { review, visit } = found;
  const [service, visits, company, { docs }] = await Promise.all([
    readService(tx, firestore, review.service.id),
    visitsOf(tx, firestore, review.service.id),
    readSection(firestore, tx, 'company'),
    tx.get(actsQuery(firestore, review.id)),
  ]);
  const target = visits.find(({ id }) => id === (asked.visitId ?? visit.id));
  if (service === null || !target) return null;
  const own = await attachmentsOf(tx, firestore, { visitId: visit.id });
  const isOther = target.id !== visit.id;
  const there = isOther ? await attachmentsOf(tx, firestore, { visitId: target.id }) : own;
  const moved = isOther
    ? own.filter(({ authorId, reported }) => authorId === review.technician.id && !reported)
    : [];
  // As they arrived: a phone sends them in the order of its taps, whatever its clock said of each.
  const acts = docs.map(toAct);
  const about = { acts, service, technicianName: review.technician.name };
  const carriedOut = await carryOut(handle, about, occasion);
  const stays = ({ id }: Attachment) => carriedOut.removed.every((file) => file.id !== id);
  const files = [...there, ...moved].filter(stays);
  return {
    ...{ ...found, asked, acts, service, visits, target, company },
    ...{ files, moved: moved.filter(stays), carriedOut },
  };
}

async function applyTo(handle: Handle, facts: Facts, occasion: Occasion): Promise<Applied | Failure> {
  const { service, acts, target, visit, review } = facts;
  const done = replayOnService(service, acts, review.technician.name);
  if (done.lines.length > LINES_MAX) return { kind: 'transition', message: FULL };
  const isOwn = target.id === visit.id;
  if (!isOwn && target.status === 'CANCELLED') return { kind: 'transition', message: ANNULLED };
  const steps = isOwn ? stepsOf(acts) : stepsElsewhere(acts, visit.starts[review.technician.id]);
  const takesSteps = !isVisitOver(target.status) || (isOwn && target.status !== 'COMPLETED');
  if (steps.length > 0 && takesSteps) return asDone(handle, facts, { done, steps }, occasion);
  const isChanged = changedFields(done, { lines: service.lines, answers: service.answers }) !== null;
  const message = serviceActProblem('writeLines', { status: service.status, hasVisitInProgress: false });
  if (isChanged && message !== null) return { kind: 'transition', message };
  return { kind: 'applied', visit: target, also: done, text: typedText(facts.carriedOut.left) };
}

type Done = Pick<Service, 'lines' | 'answers'>;

/** The visit as it was done, by whoever did it. */
async function asDone(
  handle: Handle,
  facts: Facts,
  { done, steps }: { done: Done; steps: ReportedStep[] },
  occasion: Occasion,
): Promise<Applied | Failure> {
  const { target, service } = facts;
  const replayed = { ...target, ...replaySteps(target, steps), ...peopleOf(facts) };
  const visit: Visit = { ...replayed, unconfirmed: [...replayed.unconfirmed] };
  const also = { ...done, ...(await takenUp(handle, service, visit)) };
  if (visit.status === 'COMPLETED') return completed(handle, facts, { visit, also }, occasion);
  if (visit.status === 'IN_PROGRESS') {
    const own = { id: visit.id, technicians: [facts.review.technician] };
    const message = alreadyAtWorkProblem(await findAtWork(handle, own, occasion.now));
    if (message !== null) return { kind: 'transition', message };
  }
  return { kind: 'applied', visit, also, text: proposedText(facts.carriedOut.left) };
}

/** Whoever did it has it: alone where the office had given it to others, with them in a visit of theirs. */
function peopleOf({
  target,
  visit,
  review,
}: Facts): Pick<Visit, 'technicians' | 'technicianIds' | 'formerTechnicians'> {
  const { technician } = review;
  const isOwn = target.technicianIds.includes(technician.id);
  const kept = target.id === visit.id ? [] : target.technicians;
  const technicians = isOwn ? target.technicians : [...kept, technician];
  const technicianIds = technicians.map(({ id }) => id);
  return { technicians, technicianIds, formerTechnicians: formerAfter(target, technicianIds) };
}

/** A service on which work was done waits no more, and is neither annulled nor closed; its reopening came before the work. */
async function takenUp(
  handle: Handle,
  service: Service,
  { arrivedAt, finishedAt }: Visit,
): Promise<Partial<Service>> {
  const begun = arrivedAt ?? finishedAt;
  if (begun === null) return {};
  const { reopenedAt } = service;
  const since = reopenedAt && reopenedAt >= begun ? { reopenedAt: new Date(begun.getTime() - 1) } : {};
  const lifted = await waitsNoMore(handle, service, begun);
  return { ...lifted, ...since, explicit: null, cancellation: null };
}

/** The end of the work with its report; what the type of service asks for and is not there does not hold it back. */
async function completed(
  { tx, firestore }: Handle,
  facts: Facts,
  { visit, also }: Pick<Applied, 'visit' | 'also'>,
  occasion: Occasion,
): Promise<Applied | Failure> {
  const { service, company, files, asked } = facts;
  const resolution = visit.resolution ?? asked.resolution;
  if (resolution === null) return wrongField('resolution', MESSAGES.required);
  const consent = consentOf(facts, visit.finishedAt ?? occasion.now);
  if (consent === null) return wrongField('refusal', MESSAGES.signatureOrRefusal);
  const full: Visit = { ...visit, resolution };
  const served = { ...service, ...also };
  const frozen = { service: served, visit: full, company, photos: photosOf(files), consent, revises: null };
  const { report, write: writeReport } = await prepareReport(tx, firestore, frozen, occasion);
  return {
    kind: 'applied',
    visit: { ...full, reportId: report.id },
    also: { ...also, resolution, lastReport: consentGiven(consent) },
    told: { report: versionText(report) },
    text: proposedText(facts.carriedOut.left),
    write: writeReport,
  };
}

/** What was said of the signature; null where one is needed and nothing was. */
function consentOf({ acts, files, service, asked }: Facts, at: Date): ReportConsent | null {
  const end = lastCompletion(acts);
  const signature = files.find(({ id, kind }) => kind === 'SIGNATURE' && id === end?.signatureId);
  if (end?.signer && signature) {
    const file = { attachmentId: signature.id, sha256: signature.sha256 };
    return { kind: 'SIGNED', ...end.signer, signedAt: at.toISOString(), signature: file };
  }
  const reason = end?.refusal ?? asked.refusal;
  if (reason !== null) return { kind: 'REFUSED', reason, refusedAt: at.toISOString() };
  return service.requiresSignature ? null : { kind: 'NOT_REQUIRED' };
}

function write(handle: Handle, facts: Facts, applied: Applied, occasion: Occasion): void {
  const { tx, firestore } = handle;
  const { review, service, visits, target, visit: own, company, moved } = facts;
  applied.write?.();
  const isOwn = target.id === own.id;
  const others = Object.fromEntries(
    Object.entries(target.openReviews).filter(([id]) => id !== review.technician.id),
  );
  const after: Visit = isOwn ? { ...applied.visit, openReviews: others } : applied.visit;
  const written = writeVisit(tx, firestore, { before: target, after }, occasion, company.timeZone);
  if (!isOwn) leaveVisit(handle, facts);
  for (const { id } of moved) tx.update(attachmentRef(firestore, id), { visitId: target.id });
  const reviews = { ...service.reviews, open: service.reviews.open - 1 };
  const all = visits.map((each) => (each.id === written.id ? written : each));
  const change = { before: service, visits: all, also: { ...applied.also, reviews } };
  const serviceNow = writeServiceAfterVisits(tx, firestore, change, occasion);
  const status = facts.asked.visitId === null ? 'APPLIED' : 'ATTACHED';
  closeReview(handle, review, { status, attachedToId: target.id }, occasion);
  const changed = changedFields(toldVisit(target), toldVisit(written));
  const told = {
    before: changed?.before ?? null,
    after: { ...changed?.after, ...applied.told, technician: review.technician.name },
  };
  const audited = { visitId: target.id, ...told, text: applied.text ?? null, serviceNow };
  auditVisit(tx, firestore, service, audited, occasion);
}
