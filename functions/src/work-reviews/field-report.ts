import { fieldRelation, isFiled, type FieldRefusal } from '@cuadrilla/domain/field/field-work.ts';
import type { Conflict, Failure } from '../failures.ts';
import type { Reader } from '../work/ownership.ts';
import type { Visit } from '../work/visit.ts';

export type FieldReport = {
  /** Null from the office. */
  occurredAt: Date | null;
  /** The device clock's reading, if `occurredAt` was corrected. */
  deviceAt: Date | null;
  skewMs: number | null;
  /** File it for the office without trying to apply it. */
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

/** False for errors that the user can correct in the form, and for temporary ones. */
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
    role: viewer.role,
    relation: fieldRelation(viewer.id, visit),
    refusal: refusalOf(failure),
    reported: report.occurredAt !== null,
    asked: report.file,
  });
}

export function wordsOf(failure: Failure | Conflict): string {
  if (failure.kind === 'invalid') return failure.fields.map(({ message }) => message).join('. ');
  return failure.kind === 'transition' ? (failure.because ?? failure.message) : 'Ya no estaba';
}
