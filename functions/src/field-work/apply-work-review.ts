import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { applyWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import type { ReportConsent } from '@cuadrilla/domain/field/work-report.ts';
import { replaySteps, type ReportedStep } from '@cuadrilla/domain/field/work-replay.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { LINES_MAX } from '@cuadrilla/domain/services/service-lines.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { alreadyAtWorkProblem, isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import { serviceFull } from '@cuadrilla/domain/text/refusals.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { ApplyWorkReviewInput, AttachWorkReviewInput } from '../graphql/types.generated.ts';
import { consentGiven } from '../reports/consent.ts';
import { freezeReport, type FreezeStores } from '../reports/freeze-report.ts';
import { versionText } from '../reports/version-text.ts';
import type { Service } from '../work/service.ts';
import { assertCan, actOf } from '../acting.ts';
import { changedFields } from '../store/audit.ts';
import { refused, wrongField, type Failure } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { findAtWork } from '../visits/at-work.ts';
import { photosOf } from '../reports/completion.ts';
import { waitsNoMore } from './perform/take-step.ts';
import { formerAfter } from '../visits/planned-fields.ts';
import type { Visit } from '../work/visit.ts';
import { carryOut, type CarriedOut } from './carry-out.ts';
import { findOpen, type By, type DecideOutcome, type OpenReview } from './open-review.ts';
import {
  lastCompletion,
  proposedText,
  replayOnService,
  stepsElsewhere,
  stepsOf,
  typedText,
} from './replayed-work.ts';
import type { FiledAct } from '../work-reviews/work-review.ts';

type Stores = FreezeStores & Pick<UnitStores, 'services' | 'visits' | 'workReviews' | 'attachments' | 'as'>;
type Deps = UnitDeps<keyof Stores>;

/** Given by the office if the technician's acts lack it. */
type OfficeAnswers = { resolution: string | null; refusal: string | null };

type Facts = OpenReview & {
  byOffice: OfficeAnswers;
  acts: FiledAct[];
  service: Service;
  target: Visit;
  files: Attachment[];
  carriedOut: CarriedOut;
};

type Applied = {
  kind: 'applied';
  visit: Visit;
  also: Partial<Service>;
  details?: Record<string, unknown>;
  text?: string | null;
};

const FULL = refused(serviceFull('líneas', LINES_MAX));
const ANNULLED = refused('Esa visita está anulada: elige otra');

export function applyWorkReview(deps: Deps, by: By, input: ApplyWorkReviewInput): Promise<DecideOutcome> {
  return apply(deps, by, { ...input, visitId: null }, 'applyWorkReview');
}

export function attachWorkReview(deps: Deps, by: By, input: AttachWorkReviewInput): Promise<DecideOutcome> {
  return apply(deps, by, input, 'attachWorkReview');
}

async function apply(
  { unit, now }: Deps,
  { viewer, key }: By,
  input: ApplyWorkReviewInput & { visitId: string | null },
  operation: string,
): Promise<DecideOutcome> {
  assertCan(viewer, 'work-reviews:decide');
  const checked = validate(applyWorkReviewSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const act = actOf(viewer, operation, input, { key, now: now() });
  return unit(
    act,
    async (stores): Promise<DecideOutcome> => {
      const found = await findOpen(stores, input);
      if (found.kind !== 'open') return found;
      const { review, visit: own } = found;
      const [service, visits] = await Promise.all([
        stores.services.find(review.service.id),
        stores.visits.ofService(review.service.id),
      ]);
      const target = visits.find(({ id }) => id === (input.visitId ?? own.id));
      if (service === null || !target) return wrongField('visitId');
      const acts = await stores.workReviews.acts(review.id);
      const there = await stores.attachments.ofVisit(target.id);
      const moved = target.id === own.id ? [] : await filesToMove(stores, found);
      const carriedOut = await carryOut(stores, { acts, service, review }, act.now);
      const stays = ({ id }: Attachment) => carriedOut.removed.every((file) => file.id !== id);
      const files = [...there, ...moved].filter(stays);
      const facts = { ...found, byOffice: checked.value, acts, service, target, files, carriedOut };
      const applied = await applyTo(stores, facts, act.now);
      if (applied.kind !== 'applied') return applied;
      const { visit: after, also, details, text = null } = applied;
      const entry = { details: { ...details, technician: review.technician.name }, text };
      await stores.visits.save({ before: target, after, service, also, visits, entry });
      const status = input.visitId === null ? 'APPLIED' : 'ATTACHED';
      stores.workReviews.close(review, own, { status, reason: null, attachedToId: target.id });
      for (const file of moved.filter(stays)) stores.attachments.moveTo(target.id, file);
      return { kind: 'done', ids: [review.id, service.id, target.id, own.id] };
    },
    'codes.report',
  );
}

/** The technician's files of the original visit move too, except those that a report shows. */
async function filesToMove(
  { attachments }: Pick<UnitStores, 'attachments'>,
  { review, visit }: OpenReview,
): Promise<Attachment[]> {
  const files = await attachments.ofVisit(visit.id);
  return files.filter(({ authorId, reported }) => authorId === review.technician.id && !reported);
}

async function applyTo(stores: Stores, facts: Facts, now: Date): Promise<Applied | Failure> {
  const { service, acts, target, visit, review } = facts;
  const done = replayOnService(service, acts, review.technician.name);
  if (done.lines.length > LINES_MAX) return FULL;
  const isOwn = target.id === visit.id;
  if (!isOwn && target.status === 'CANCELLED') return ANNULLED;
  const steps = isOwn ? stepsOf(acts) : stepsElsewhere(acts, visit.starts[review.technician.id]);
  const takesSteps = !isVisitOver(target.status) || (isOwn && target.status !== 'COMPLETED');
  if (steps.length > 0 && takesSteps) return applySteps(stores, facts, { done, steps }, now);
  const isChanged = changedFields(done, { lines: service.lines, answers: service.answers }) !== null;
  const problem = serviceActProblem('writeLines', { status: service.status, hasVisitInProgress: false });
  if (isChanged && problem !== null) return refused(problem);
  return { kind: 'applied', visit: target, also: done, text: typedText(facts.carriedOut.left) };
}

type Done = Pick<Service, 'lines' | 'answers'>;

async function applySteps(
  stores: Stores,
  facts: Facts,
  { done, steps }: { done: Done; steps: ReportedStep[] },
  now: Date,
): Promise<Applied | Failure> {
  const { target, service } = facts;
  const replayed = { ...target, ...replaySteps(target, steps), ...peopleOf(facts) };
  const visit: Visit = { ...replayed, unconfirmed: [...replayed.unconfirmed] };
  const also = { ...done, ...(await takenUp(stores.settings, service, visit)) };
  if (visit.status === 'COMPLETED') return complete(stores, facts, { visit, also }, now);
  if (visit.status === 'IN_PROGRESS') {
    const own = { id: visit.id, technicians: [facts.review.technician] };
    const problem = alreadyAtWorkProblem(await findAtWork(stores.visits, own, now));
    if (problem !== null) return refused(problem);
  }
  return { kind: 'applied', visit, also, text: proposedText(facts.carriedOut.left) };
}

/** The technician who did the work: alone if the visit was reassigned meanwhile, added to another visit. */
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

/** Lifts hold, cancellation and closing of the service; a reopening counts as before the work. */
async function takenUp(
  settings: UnitStores['settings'],
  service: Service,
  { arrivedAt, finishedAt }: Visit,
): Promise<Partial<Service>> {
  const begun = arrivedAt ?? finishedAt;
  if (begun === null) return {};
  const { reopenedAt } = service;
  const since = reopenedAt && reopenedAt >= begun ? { reopenedAt: new Date(begun.getTime() - 1) } : {};
  const lifted = await waitsNoMore(settings, service, begun);
  return { ...lifted, ...since, explicit: null, cancellation: null };
}

/** Missing requirements of the service's type do not prevent it. */
async function complete(
  stores: Stores,
  facts: Facts,
  { visit, also }: Pick<Applied, 'visit' | 'also'>,
  now: Date,
): Promise<Applied | Failure> {
  const { service, files, byOffice } = facts;
  const resolution = visit.resolution ?? byOffice.resolution;
  if (resolution === null) return wrongField('resolution', MESSAGES.required);
  const consent = consentOf(facts, visit.finishedAt ?? now);
  if (consent === null) return wrongField('refusal', MESSAGES.signatureOrRefusal);
  const full: Visit = { ...visit, resolution };
  const served = { ...service, ...also };
  const company = await stores.settings.section('company');
  const frozen = { service: served, visit: full, company, photos: photosOf(files), consent, revises: null };
  const report = await freezeReport(stores, frozen, now);
  return {
    kind: 'applied',
    visit: { ...full, reportId: report.id },
    also: { ...also, resolution, lastReport: consentGiven(consent) },
    details: { report: versionText(report) },
    text: proposedText(facts.carriedOut.left),
  };
}

/** Null if a signature is required but missing. */
function consentOf({ acts, files, service, byOffice }: Facts, at: Date): ReportConsent | null {
  const end = lastCompletion(acts);
  const signature = files.find(({ id, kind }) => kind === 'SIGNATURE' && id === end?.signatureId);
  if (end?.signer && signature) {
    const file = { attachmentId: signature.id, sha256: signature.sha256 };
    return { kind: 'SIGNED', ...end.signer, signedAt: at.toISOString(), signature: file };
  }
  const reason = end?.refusal ?? byOffice.refusal;
  if (reason !== null) return { kind: 'REFUSED', reason, refusedAt: at.toISOString() };
  return service.requiresSignature ? null : { kind: 'NOT_REQUIRED' };
}
