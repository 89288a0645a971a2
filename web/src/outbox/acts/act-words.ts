import { ATTACHMENT_KIND_LABELS } from '@cuadrilla/domain/files/attachments.ts';
import { EQUIPMENT_KIND_LABELS } from '@cuadrilla/domain/services/equipment.ts';
import {
  formatQuantity,
  LINE_KIND_LABELS,
  LINE_UNIT_LABELS,
} from '@cuadrilla/domain/services/service-lines.ts';
import {
  INCOMPLETE_REASON_LABELS,
  PAUSE_REASON_LABELS,
  VISIT_OUTCOME_LABELS,
} from '@cuadrilla/domain/visits/visit-states.ts';
import type { EquipmentInput } from '#gql/schema.generated.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { QueuedAct, WorkAct } from './act.ts';

export function actWords(act: WorkAct): string {
  switch (act.operation) {
    case 'TravelToVisit':
      return 'En camino';
    case 'StartVisit':
      return 'Iniciar';
    case 'PauseVisit':
      return 'Pausar';
    case 'ResumeVisit':
      return 'Reanudar';
    case 'CompleteVisit':
      return 'Completar';
    case 'EndVisitIncomplete':
      return 'No completada';
    case 'AnswerVisitChecklist':
      return 'Respuesta de la lista de comprobación';
    case 'AddVisitLine':
      return LINE_KIND_LABELS[act.input.line.kind];
    case 'RemoveVisitLine':
      return 'Quitar una línea';
    case 'RemoveVisitPhoto':
      return 'Quitar una foto';
    case 'ProposeVisitFollowUp':
      return 'Proponer un seguimiento';
    case 'AddVisitNote':
      return 'Nota';
    case 'AddMachine':
      return 'Añadir un equipo';
    case 'CorrectMachine':
      return 'Corregir un equipo';
    case 'PutFile':
      return act.input.kind === 'SIGNATURE'
        ? 'Firma'
        : `Foto de ${ATTACHMENT_KIND_LABELS[act.input.kind].toLowerCase()}`;
  }
}

export function writtenIn({ act }: Pick<QueuedAct, 'act'>): { label: string; value: string }[] {
  const rows = (entries: Record<string, string | null | undefined>) =>
    Object.entries(entries).flatMap(([label, value]) =>
      value == null || value === '' ? [] : [{ label, value }],
    );
  switch (act.operation) {
    case 'PauseVisit':
      return rows({ Motivo: PAUSE_REASON_LABELS[act.input.reason] });
    case 'CompleteVisit': {
      const { resolution, signer, refusal } = act.input;
      const signed = signer && [signer.name, signer.nif].filter(Boolean).join(' · ');
      return rows({ 'Trabajo realizado': resolution, Firma: signed, 'No quiere firmar': refusal });
    }
    case 'EndVisitIncomplete': {
      const { outcome, reason, note } = act.input;
      return rows({
        Resultado: VISIT_OUTCOME_LABELS[outcome],
        Motivo: INCOMPLETE_REASON_LABELS[reason],
        Nota: note,
      });
    }
    case 'AnswerVisitChecklist':
      return rows({ Respuesta: answerWords(act.input.answer) });
    case 'AddVisitLine': {
      const { text, quantityMilli, unit } = act.input.line;
      return rows({ Concepto: text, Cantidad: `${formatQuantity(quantityMilli)} ${LINE_UNIT_LABELS[unit]}` });
    }
    case 'ProposeVisitFollowUp': {
      const { title, description, notBefore } = act.input;
      const day = notBefore == null ? null : formatDate(notBefore);
      return rows({ Título: title, Descripción: description, 'No antes de': day });
    }
    case 'AddVisitNote':
      return rows({ Nota: act.input.text });
    case 'AddMachine':
      return rows({ Tipo: EQUIPMENT_KIND_LABELS[act.input.equipment.kind], ...plateOf(act.input.equipment) });
    case 'CorrectMachine':
      return rows(plateOf(act.input));
    default:
      return [];
  }
}

type Plate = Pick<EquipmentInput, 'brand' | 'model' | 'serialNumber'>;

const plateOf = ({ brand, model, serialNumber }: Plate) => {
  return { Marca: brand, Modelo: model, 'Número de serie': serialNumber };
};

function answerWords(json: string | null | undefined): string {
  if (json == null) return 'Sin respuesta';
  const value = JSON.parse(json) as unknown;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return String(value);
}
