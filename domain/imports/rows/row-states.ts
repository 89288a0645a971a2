export const DECISIONS = ['SKIP', 'UPDATE_EMPTY', 'UPDATE', 'CREATE'] as const;
export type Decision = (typeof DECISIONS)[number];

/** For all rows without an individual decision; `ASK` leaves them undecided. */
export const RULES = ['ASK', ...DECISIONS] as const;
export type Rule = (typeof RULES)[number];

export const RULE_LABELS: Readonly<Record<Rule, string>> = {
  ASK: 'Decidir uno a uno',
  SKIP: 'No importarlos',
  UPDATE_EMPTY: 'Completar lo que falte',
  UPDATE: 'Sobrescribir con el archivo',
  CREATE: 'Crearlos igualmente',
};

export const ARCHIVED_MATCH = 'Está archivado: restáuralo para poder actualizarlo';

export type Effect = 'created' | 'updated' | 'unchanged' | 'skipped';
export type Effects = Readonly<Record<Decision, Effect>>;

export type MatchField = 'CODE' | 'NIF' | 'EMAIL' | 'PHONE' | 'REF' | 'SERIAL' | 'BARCODE' | 'NAME';

export const MATCH_WORDS: Readonly<Record<MatchField, string>> = {
  CODE: 'mismo código',
  NIF: 'mismo NIF',
  EMAIL: 'mismo correo',
  PHONE: 'mismo teléfono',
  REF: 'misma referencia',
  SERIAL: 'mismo número de serie',
  BARCODE: 'mismo código de barras',
  NAME: 'mismo nombre',
};

/** The record of a row, as at the check; or an earlier row of the file. */
export type RowMatch =
  | {
      kind: 'record';
      entity: 'CLIENT' | 'PROSPECT' | 'EQUIPMENT' | 'ITEM';
      id: string;
      code: string | null;
      name: string;
      version: number;
      by: MatchField;
      /** Why nothing of it can be changed. */
      closed: string | null;
    }
  | {
      kind: 'row';
      row: number;
      name: string;
      by: MatchField;
      recordId?: string;
    };

export type RecordMatch = Extract<RowMatch, { kind: 'record' }>;

const matchOf = (status: RowStatus): RowMatch | null =>
  status.kind === 'DUPLICATE' || status.kind === 'UNCHANGED' ? status.match : null;

/** The record that a row is about; null without one, or where the row is about an earlier row. */
export function recordMatchOf(row: { status: RowStatus } | undefined): RecordMatch | null {
  const match = row === undefined ? null : matchOf(row.status);
  return match?.kind === 'record' ? match : null;
}

/** Directly or through an earlier row; null without a match. */
export function matchedIdOf(status: RowStatus): string | null {
  const match = matchOf(status);
  if (match === null) return null;
  return match.kind === 'record' ? match.id : (match.recordId ?? null);
}

export type RowStatus =
  | { kind: 'ERROR' }
  /** `differs` has the paths of its values that the earlier row lacks. */
  | { kind: 'REPEATED'; row: number; differs?: string[] }
  | { kind: 'NEW' }
  | { kind: 'UNCHANGED'; match: RowMatch; untouched?: string[] }
  | { kind: 'DUPLICATE'; match: RowMatch; effects: Effects; changes: string[]; untouched?: string[] };

/** Labels of fields that differ in the row but are never overwritten. */
export const untouchedOf = (status: RowStatus): string[] =>
  status.kind === 'UNCHANGED' || status.kind === 'DUPLICATE' ? (status.untouched ?? []) : [];

/** The outcome of a row. `CHANGED`: the matched record has changed since the check. */
export type Outcome = Effect | 'repeated' | 'error' | 'changed';

type Words = readonly [one: string, several: string];

/** What is said of rows before the import and after it. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, { planned: Words; done: Words }>> = {
  created: { planned: ['Se creará', 'Se crearán'], done: ['Creada', 'Creadas'] },
  updated: { planned: ['Se actualizará', 'Se actualizarán'], done: ['Actualizada', 'Actualizadas'] },
  unchanged: { planned: ['Sin cambios', 'Sin cambios'], done: ['Sin cambios', 'Sin cambios'] },
  skipped: { planned: ['No se importará', 'No se importarán'], done: ['No importada', 'No importadas'] },
  repeated: {
    planned: ['Repetida en el archivo', 'Repetidas en el archivo'],
    done: ['Repetida en el archivo', 'Repetidas en el archivo'],
  },
  error: { planned: ['Con errores', 'Con errores'], done: ['Con errores', 'Con errores'] },
  changed: {
    planned: ['Cambió mientras tanto', 'Cambiaron mientras tanto'],
    done: ['Cambió mientras tanto', 'Cambiaron mientras tanto'],
  },
};

/** Of a row whose outcome depends on a decision that is missing. */
export const UNDECIDED = 'Sin decidir';

export type Counts = Readonly<Record<Outcome | 'undecided', number>>;

export const NO_COUNTS: Counts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  repeated: 0,
  error: 0,
  changed: 0,
  undecided: 0,
};

export type Decided = { status: RowStatus; decision: Decision | null };

/** The outcome of a row under a rule; null while a decision is missing. */
export function plannedOf({ status, decision }: Decided, rule: Rule): Outcome | null {
  switch (status.kind) {
    case 'ERROR':
      return 'error';
    case 'REPEATED':
      return 'repeated';
    case 'NEW':
      return 'created';
    case 'UNCHANGED':
      return 'unchanged';
    case 'DUPLICATE': {
      const chosen = decision ?? (rule === 'ASK' ? null : rule);
      return chosen === null ? null : status.effects[chosen];
    }
  }
}

export const chosenOf = ({ decision }: Decided, rule: Rule): Decision | null =>
  decision ?? (rule === 'ASK' ? null : rule);

export function countsOf(rows: readonly Decided[], rule: Rule): Counts {
  const counts = { ...NO_COUNTS };
  for (const row of rows) counts[plannedOf(row, rule) ?? 'undecided'] += 1;
  return counts;
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = { ...NO_COUNTS };
  for (const counts of all) {
    for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name];
  }
  return sum;
}

export const rowsIn = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
