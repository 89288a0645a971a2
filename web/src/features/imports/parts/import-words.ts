import type { StatusLook } from '#shared/status/status-badge.tsx';
import { IMPORT_STATUS_LABELS, type ImportStatus } from '@cuadrilla/domain/imports/import-states.ts';
import { OUTCOME_WORDS, UNDECIDED } from '@cuadrilla/domain/imports/rows/row-states.ts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconFileUpload,
  IconListCheck,
  IconLoader2,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import type { ImportOutcome } from '#gql/schema.generated.ts';
import type { ImportCountsFragment } from './import.generated.ts';

const LOOKS: Record<ImportStatus, Omit<StatusLook, 'word'>> = {
  UPLOADED: { tone: 'pending', icon: IconFileUpload },
  MAPPING: { tone: 'pending', icon: IconFileUpload },
  CHECKING: { tone: 'progress', icon: IconLoader2 },
  CHECKED: { tone: 'scheduled', icon: IconListCheck },
  IMPORTING: { tone: 'progress', icon: IconLoader2 },
  STOPPED: { tone: 'bad', icon: IconAlertTriangle },
  PAUSED: { tone: 'hold', icon: IconPlayerPauseFilled },
  IMPORTED: { tone: 'done', icon: IconCircleCheck },
  UNDOING: { tone: 'progress', icon: IconArrowBackUp },
  UNDO_STOPPED: { tone: 'bad', icon: IconAlertTriangle },
  UNDONE: { tone: 'closed', icon: IconArrowBackUp },
  PARTLY_UNDONE: { tone: 'closed', icon: IconArrowBackUp },
  DISCARDED: { tone: 'void', icon: IconBan },
};

export const lookOf = (status: ImportStatus): StatusLook => ({
  word: IMPORT_STATUS_LABELS[status],
  ...LOOKS[status],
});

export const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

export const rowsText = (count: number) => (count === 1 ? '1 fila' : `${NUMBER.format(count)} filas`);

type Name = Exclude<keyof ImportCountsFragment, '__typename'>;

/** The words for one row and for several. */
export type CountWords = readonly (readonly [name: Name, one: string, several: string])[];

const wordsOf = (names: readonly Name[], when: 'planned' | 'done'): CountWords =>
  names.map((name) => [
    name,
    ...(name === 'undecided' ? ([UNDECIDED, UNDECIDED] as const) : OUTCOME_WORDS[name][when]),
  ]);

/** The most relevant first. */
export const PLANNED = wordsOf(
  ['created', 'updated', 'unchanged', 'undecided', 'skipped', 'repeated', 'error'],
  'planned',
);

export const DONE = wordsOf(
  ['created', 'updated', 'unchanged', 'skipped', 'repeated', 'error', 'changed'],
  'done',
);

/** Of one row. */
export const outcomeWord = (outcome: ImportOutcome, when: 'planned' | 'done'): string =>
  OUTCOME_WORDS[outcome.toLowerCase() as Lowercase<ImportOutcome>][when][0];
