import type { VisitCompletion } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import type { Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { stepEffect } from '@cuadrilla/domain/visits/visit-step.ts';
import { attachmentsOf } from '../../attachments/attachment-document-store.ts';
import type { Failure } from '../../unit/failures.ts';
import { reportOf } from '../../field-work/field-report.ts';
import type { FiledWork } from '../../field-work/work-review.ts';
import type { CompleteVisitInput } from '../../graphql/types.generated.ts';
import { consentGiven } from '../../reports/consent.ts';
import { prepareReport } from '../../reports/freeze-report-store.ts';
import { versionText } from '../../reports/version-text.ts';
import type { Occasion } from '../../store/act.ts';
import type { Visit } from '../visit.ts';
import { checkCompletion, consentOf, photosOf } from './completion.ts';
import {
  markedTimes,
  takeStep,
  type Found,
  type Handle,
  type NextVisit,
  type StepOutcome,
  type StepRequest,
} from './step-store.ts';

/** The end of a visit's work: what was sent, and what was wrong with it. */
export type CompletionRequest = {
  viewer: StepRequest['viewer'];
  input: CompleteVisitInput;
  checked: Validation<VisitCompletion>;
};

/** Ends the work and freezes its report in the same transaction. */
export function takeCompletion(
  handle: Handle,
  { viewer, ...sent }: CompletionRequest,
  occasion: Occasion,
): Promise<StepOutcome> {
  const { input } = sent;
  const work = (found: Found) => complete(found, handle, sent, occasion);
  const request = { id: input.id, viewer, action: 'complete', sets: 'FINISH', work } as const;
  return takeStep(handle, { ...request, report: reportOf(input), reports: reportedEnd(input) }, occasion);
}

/** What was typed, as it was typed: it is a fact even where something is wrong with it. */
function reportedEnd({ resolution, signer, signatureId, refusal }: CompleteVisitInput): FiledWork {
  return {
    ...{ operation: 'COMPLETE', resolution: resolution.trim() },
    signer: signer == null ? null : { name: signer.name.trim(), nif: signer.nif?.trim() || null },
    ...{ signatureId: signatureId ?? null, refusal: refusal?.trim() || null },
  };
}

async function complete(
  { visit, service, company, at, reported }: Found,
  { tx, firestore }: Handle,
  sent: Omit<CompletionRequest, 'viewer'>,
  occasion: Occasion,
): Promise<NextVisit | Failure> {
  const files = await attachmentsOf(tx, firestore, { visitId: visit.id });
  // What was typed is looked at together with what is lacking, so that a person is told all of it at once.
  const check = checkCompletion({ ...sent, service, files });
  if (!check.ok) return { kind: 'invalid', fields: check.fields };
  const { resolution } = check;
  const unconfirmed = markedTimes(visit.unconfirmed, 'FINISH', reported.confirmed);
  const effect = stepEffect(visit, { operation: 'COMPLETE', resolution }, at);
  const completed: Visit = { ...visit, ...effect, status: 'COMPLETED', unconfirmed };
  const consent = consentOf(check, at);
  const facts = { service, visit: completed, company, photos: photosOf(files), consent, revises: null };
  const { report, write } = await prepareReport(tx, firestore, facts, occasion);
  return {
    kind: 'next',
    fields: { ...effect, reportId: report.id },
    service: { resolution, lastReport: consentGiven(consent) },
    told: { report: versionText(report) },
    write,
  };
}
