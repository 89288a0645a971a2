import { completeSchema, type VisitCompletion } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate, type Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { stepEffect } from '@cuadrilla/domain/visits/visit-step.ts';
import { assertCan, actOf } from '../../acting.ts';
import type { Failure } from '../../failures.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import type { FiledWork } from '../../work-reviews/work-review.ts';
import type { CompleteVisitInput } from '../../graphql/types.generated.ts';
import { consentGiven } from '../../reports/consent.ts';
import { freezeReport, type FreezeStores } from '../../reports/freeze-report.ts';
import { versionText } from '../../reports/version-text.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { UnitStores } from '../../unit/stores.ts';
import type { Visit } from '../../work/visit.ts';
import { checkCompletion, consentOf, photosOf } from '../../reports/completion.ts';
import {
  markedTimes,
  takeStep,
  type Found,
  type NextVisit,
  type StepOutcome,
  type StepStores,
} from './take-step.ts';
import type { By } from './perform-visit.ts';

type CompleteStores = StepStores & FreezeStores & Pick<UnitStores, 'attachments'>;

export function completeVisit(
  { unit, now }: UnitDeps<keyof CompleteStores>,
  { viewer, key }: By,
  input: CompleteVisitInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const act = actOf(viewer, 'completeVisit', input, { key, now: now() });
  const checked = validate(completeSchema(), input);
  const work = (found: Found, stores: CompleteStores) => complete(stores, found, { input, checked }, act.now);
  const request = { id: input.id, viewer, action: 'complete', sets: 'FINISH', work } as const;
  const reported = { report: reportOf(input), reports: reportedEnd(input) };
  return unit(act, (stores) => takeStep(stores, { ...request, ...reported }, act), 'codes.report');
}

/** Filed as typed, even if it is invalid. */
function reportedEnd({ resolution, signer, signatureId, refusal }: CompleteVisitInput): FiledWork {
  return {
    operation: 'COMPLETE',
    resolution: resolution.trim(),
    signer: signer == null ? null : { name: signer.name.trim(), nif: signer.nif?.trim() || null },
    signatureId: signatureId ?? null,
    refusal: refusal?.trim() || null,
  };
}

type Sent = { input: CompleteVisitInput; checked: Validation<VisitCompletion> };

async function complete(
  stores: CompleteStores,
  { visit, service, company, at, reported }: Found,
  sent: Sent,
  now: Date,
): Promise<NextVisit | Failure> {
  const files = await stores.attachments.ofVisit(visit.id);
  // Reports invalid input together with missing requirements.
  const check = checkCompletion({ ...sent, service, files });
  if (!check.ok) return { kind: 'invalid', fields: check.fields };
  const { resolution } = check;
  const unconfirmed = markedTimes(visit.unconfirmed, 'FINISH', reported.confirmed);
  const effect = stepEffect(visit, { operation: 'COMPLETE', resolution }, at);
  const completed: Visit = { ...visit, ...effect, status: 'COMPLETED', unconfirmed };
  const consent = consentOf(check, at);
  const facts = { service, visit: completed, company, photos: photosOf(files), consent, revises: null };
  const report = await freezeReport(stores, facts, now);
  return {
    kind: 'next',
    fields: { ...effect, reportId: report.id },
    service: { resolution, lastReport: consentGiven(consent) },
    details: { report: versionText(report) },
  };
}
