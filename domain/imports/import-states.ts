export const IMPORT_STATUS_LABELS = {
  UPLOADED: 'Subido',
  MAPPING: 'Asignando',
  CHECKING: 'Comprobando',
  CHECKED: 'Comprobado',
  IMPORTING: 'Importando',
  PAUSED: 'Pausado',
  IMPORTED: 'Importado',
  UNDOING: 'Deshaciendo',
  UNDONE: 'Deshecho',
  PARTLY_UNDONE: 'Deshecho en parte',
  DISCARDED: 'Descartado',
} as const;

export type ImportStatus = keyof typeof IMPORT_STATUS_LABELS;

export const IMPORT_ACTS = ['CHECK', 'START', 'PAUSE', 'RESUME', 'UNDO', 'DISCARD'] as const;
export type ImportAct = (typeof IMPORT_ACTS)[number];

type Step = { from: readonly ImportStatus[]; to: ImportStatus; refusal: string };

const NOT_STARTED: readonly ImportStatus[] = ['UPLOADED', 'MAPPING', 'CHECKED'];

export const IMPORT_STEPS: Readonly<Record<ImportAct | 'CHANGE', Step>> = {
  CHANGE: { from: NOT_STARTED, to: 'MAPPING', refusal: 'Esta importación ya no se puede cambiar' },
  CHECK: { from: NOT_STARTED, to: 'CHECKING', refusal: 'Esta importación ya no se puede comprobar' },
  START: { from: ['CHECKED'], to: 'IMPORTING', refusal: 'Comprueba antes el archivo' },
  PAUSE: { from: ['IMPORTING'], to: 'PAUSED', refusal: 'Esta importación no está en marcha' },
  RESUME: { from: ['PAUSED'], to: 'IMPORTING', refusal: 'Esta importación no está en pausa' },
  UNDO: { from: ['IMPORTED', 'PAUSED'], to: 'UNDOING', refusal: 'Solo se deshace lo que ya se ha importado' },
  DISCARD: {
    from: [...NOT_STARTED, 'CHECKING'],
    to: 'DISCARDED',
    refusal: 'Lo que ya se ha importado no se descarta: deshazlo',
  },
};

/** The server continues these automatically. */
export const isUnderWay = (status: ImportStatus): boolean =>
  status === 'CHECKING' || status === 'IMPORTING' || status === 'UNDOING';
