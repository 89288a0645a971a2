export const IMPORT_STATUS_LABELS = {
  UPLOADED: 'Subido',
  MAPPING: 'Asignando',
  CHECKING: 'Comprobando',
  CHECKED: 'Comprobado',
  IMPORTING: 'Importando',
  PAUSED: 'Pausado',
  STOPPED: 'Detenido',
  IMPORTED: 'Importado',
  UNDOING: 'Deshaciendo',
  UNDO_STOPPED: 'Detenido al deshacer',
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
  RESUME: { from: ['PAUSED', 'STOPPED'], to: 'IMPORTING', refusal: 'Esta importación no está en pausa' },
  UNDO: {
    from: ['IMPORTED', 'PAUSED', 'STOPPED', 'UNDO_STOPPED'],
    to: 'UNDOING',
    refusal: 'Solo se deshace lo que ya se ha importado',
  },
  DISCARD: {
    from: [...NOT_STARTED, 'CHECKING'],
    to: 'DISCARDED',
    refusal: 'Lo que ya se ha importado no se descarta: deshazlo',
  },
};

/** The steps that the server continues automatically, and what is left of each when it keeps failing. */
export const STOPS = {
  CHECKING: {
    to: 'MAPPING',
    message: 'No se ha podido comprobar el archivo. No se ha guardado nada: prueba otra vez.',
  },
  IMPORTING: {
    to: 'STOPPED',
    message: 'La importación se ha detenido. Lo importado se queda: reanúdala para seguir o deshazla.',
  },
  UNDOING: {
    to: 'UNDO_STOPPED',
    message: 'No se ha podido terminar de deshacer. Nada se ha perdido: se puede seguir donde se quedó.',
  },
} as const satisfies Partial<Record<ImportStatus, { to: ImportStatus; message: string }>>;

export const isUnderWay = (status: ImportStatus): status is keyof typeof STOPS => status in STOPS;
