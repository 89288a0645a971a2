import { FIELD_OPERATION_LABELS } from '@cuadrilla/domain/field/field-work.ts';
import { formatQuantity, LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import {
  INCOMPLETE_REASON_LABELS,
  PAUSE_REASON_LABELS,
  VISIT_OUTCOME_LABELS,
} from '@cuadrilla/domain/visits/visit-states.ts';
import type { FiledWork_ActFragment } from './filed-work.generated.ts';

export type FiledAct = FiledWork_ActFragment;

export const actTitle = ({ operation }: Pick<FiledAct, 'operation'>): string =>
  FIELD_OPERATION_LABELS[operation];

const nonEmpty = (...parts: (string | null)[]) =>
  parts.filter((part): part is string => part !== null && part !== '');

function consent({ signer, refusal }: FiledAct): string | null {
  if (signer !== null) return `Firma de ${signer.name}${signer.nif === null ? '' : `, ${signer.nif}`}`;
  return refusal === null ? null : `Sin firma: ${refusal}`;
}

function line({ line: added }: FiledAct): string | null {
  if (added === null) return null;
  return `${formatQuantity(added.quantityMilli)} ${LINE_UNIT_LABELS[added.unit]} · ${added.text}`;
}

function ending({ outcome, incompleteReason }: FiledAct): string | null {
  const parts = nonEmpty(
    outcome && VISIT_OUTCOME_LABELS[outcome],
    incompleteReason && INCOMPLETE_REASON_LABELS[incompleteReason],
  );
  return parts.length === 0 ? null : parts.join(' · ');
}

/** One paragraph each; `nameOfLine` names removed lines. */
export function actWords(act: FiledAct, nameOfLine: (id: string) => string | null): string[] {
  const { operation, pauseReason, question, answer, lineId, text } = act;
  switch (operation) {
    case 'PAUSE':
      return nonEmpty(pauseReason && PAUSE_REASON_LABELS[pauseReason]);
    case 'ANSWER':
      return nonEmpty(question, answer ?? 'Respuesta quitada');
    case 'ADD_LINE':
      return nonEmpty(line(act));
    case 'REMOVE_LINE':
      return nonEmpty(lineId && nameOfLine(lineId));
    default:
      return nonEmpty(ending(act), text, consent(act));
  }
}

type Reported = { acts: readonly FiledAct[]; attachments: readonly { id: string }[] };

/** What the report requires and nobody reported, so that the office must add it. */
export function lackingOf(
  { acts, attachments }: Reported,
  { requiresSignature }: { requiresSignature: boolean },
) {
  const end = acts.findLast(({ operation }) => operation === 'COMPLETE');
  if (end === undefined) return { isCompletion: false, resolution: false, refusal: false };
  const isSigned = end.signer !== null && attachments.some(({ id }) => id === end.signatureId);
  return {
    isCompletion: true,
    resolution: end.text === null,
    refusal: requiresSignature && !isSigned && end.refusal === null,
  };
}
