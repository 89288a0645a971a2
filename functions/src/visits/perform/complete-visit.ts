import { completeSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf } from '../../acting.ts';
import { attachmentsOf } from '../../attachments/attachment-document-store.ts';
import type { Failure } from '../../failures.ts';
import type { CompleteVisitInput } from '../../graphql/types.generated.ts';
import { consentGiven } from '../../reports/consent.ts';
import { prepareReport } from '../../reports/freeze-report-store.ts';
import { versionText } from '../../reports/version-text.ts';
import type { Occasion } from '../../store/act.ts';
import type { Visit } from '../visit.ts';
import { checkCompletion, consentOf, photosOf } from './completion.ts';
import type { Found, Handle, NextVisit, StepOutcome } from './step-store.ts';
import type { By, PerformContext } from './visit-steps.ts';

/** Completar: ends the work and freezes its report in the same transaction. */
export function completeVisit(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: CompleteVisitInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const occasion = occasionOf(viewer, 'completeVisit', input, { key, now: now() });
  const { id, occurredAt = null } = input;
  const work = (found: Found, handle: Handle) => complete(found, handle, input, occasion);
  return stores.perform.stepInTurn({ id, viewer, action: 'complete', occurredAt, work }, occasion);
}

async function complete(
  { visit, service, company, at }: Found,
  { tx, firestore }: Handle,
  input: CompleteVisitInput,
  occasion: Occasion,
): Promise<NextVisit | Failure> {
  const files = await attachmentsOf(tx, firestore, { visitId: visit.id });
  // What was typed is looked at together with what is lacking, so that a person is told all of it at once.
  const check = checkCompletion({ input, checked: validate(completeSchema(), input), service, files });
  if (!check.ok) return { kind: 'invalid', fields: check.fields };
  const { resolution } = check;
  const completed: Visit = { ...visit, status: 'COMPLETED', finishedAt: at, resolution };
  const consent = consentOf(check, at);
  const facts = { service, visit: completed, company, photos: photosOf(files), consent, revises: null };
  const { report, write } = await prepareReport(tx, firestore, facts, occasion);
  return {
    kind: 'next',
    fields: { finishedAt: at, resolution, reportId: report.id },
    service: { resolution, lastReport: consentGiven(consent) },
    told: { report: versionText(report) },
    write,
  };
}
