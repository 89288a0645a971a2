import { fieldRelation, isFiled, type FieldRefusal } from '@cuadrilla/domain/field/field-work.ts';
import type { Conflict, Failure } from '../unit/failures.ts';
import type { Reader } from '../work/ownership.ts';
import type { Visit } from '../work/visit.ts';

/** What a device says of when something was done, and what is to become of it where it cannot be taken. */
export type FieldReport = {
  /** Null where nothing is said: an office's call. */
  occurredAt: Date | null;
  /** What its clock showed, where `occurredAt` is corrected. */
  deviceAt: Date | null;
  skewMs: number | null;
  /** Whether it is given to the office as it is. */
  file: boolean;
};

type Said = {
  occurredAt?: Date | null;
  deviceAt?: Date | null;
  skewMs?: number | null;
  file?: boolean | null;
};

export function reportOf({ occurredAt, deviceAt, skewMs, file }: Said): FieldReport {
  return {
    occurredAt: occurredAt ?? null,
    deviceAt: deviceAt ?? null,
    skewMs: skewMs ?? null,
    file: file ?? false,
  };
}

/** Whether a refusal is for good: what a person can mend in the form, or what passes by itself, is not. */
export function refusalOf(failure: Failure | Conflict): FieldRefusal {
  const passes = failure.kind === 'transition' && failure.passes === true;
  return failure.kind === 'invalid' || passes ? 'MENDABLE' : 'FINAL';
}

export function isRefusalFiled(refused: {
  visit: Pick<Visit, 'technicianIds' | 'formerTechnicians'>;
  viewer: Reader;
  report: FieldReport;
  failure: Failure | Conflict;
}): boolean {
  const { visit, viewer, report, failure } = refused;
  return isFiled({
    ...{ role: viewer.role, relation: fieldRelation(viewer.id, visit), refusal: refusalOf(failure) },
    ...{ reported: report.occurredAt !== null, asked: report.file },
  });
}

/** A refusal in words: those of its fields, where it has some. */
export function wordsOf(failure: Failure | Conflict): string {
  if (failure.kind === 'invalid') return failure.fields.map(({ message }) => message).join('. ');
  return failure.kind === 'transition' ? (failure.because ?? failure.message) : 'Ya no estaba';
}
