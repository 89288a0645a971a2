import type {
  DiscardKind,
  ProspectAction,
  ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';

export type Subject = { id: string; version: number; status: ProspectStatus; displayName: string };

/** Conversion has a page of its own. */
export type Command =
  | { action: 'advance'; to: ProspectStatus }
  | { action: 'stepBack'; reason: string }
  | { action: 'lose'; reasonId: string; note: string | null }
  | { action: 'discard'; kind: DiscardKind }
  | { action: 'reopen' }
  | { action: 'restore' };

export const transitionDraft = ({ id }: Pick<Subject, 'id'>, action: ProspectAction) =>
  `prospect-${id}-${action}`;

export function transitionWords(action: ProspectAction, to: ProspectStatus): string {
  const name = PROSPECT_STATUS_LABELS[to];
  const words: Record<ProspectAction, string> = {
    advance: `Marcar como ${name.toLocaleLowerCase('es')}`,
    stepBack: `Volver a «${name}»`,
    lose: 'Dar por perdido',
    discard: 'Descartar',
    reopen: 'Reabrir',
    restore: 'Restaurar',
    convert: 'Convertir en cliente',
  };
  return words[action];
}
