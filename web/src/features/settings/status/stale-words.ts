import { RECORDS } from '@cuadrilla/domain/records/records.ts';
import type { StaleRecords, StaleState, StaleSubject } from '#gql/schema.generated.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import type { Status_CopyFragment } from './status-page.generated.ts';

const SUBJECTS: Record<StaleSubject, string> = {
  CLIENT: 'Cliente',
  SITE: 'Ubicación',
  EQUIPMENT: 'Equipo',
  PERSON: 'Persona',
};

const PARTS: Partial<Record<StaleRecords, string>> = {
  VISITS: 'visitas',
  WORK_REVIEWS: 'trabajos por revisar',
};

/** A later version of the server may know more kinds. */
const recordsIn = (records: StaleRecords) =>
  PARTS[records] ??
  Object.values(RECORDS).find(({ collection }) => collection.toUpperCase() === records)?.plural ??
  'datos';

const STATES: Record<StaleState, string> = {
  WAITING: 'Se actualizará en unos minutos',
  BEHIND: 'Espera a un cambio anterior del mismo registro',
  FAILING: 'Ha fallado y se reintenta sin que hagas nada',
  STOPPED: 'Lleva un día fallando y ya no se reintenta',
};

export const staleTitle = ({ subject, name }: Status_CopyFragment) =>
  name === null ? SUBJECTS[subject] : `${SUBJECTS[subject]}: ${name}`;

export const staleWhere = ({ records, changedAt }: Status_CopyFragment) =>
  `Cambió ${formatDateTime(changedAt)}; en sus ${recordsIn(records)} aún puede verse como estaba`;

export const staleState = ({ state, attempts, nextAttemptAt }: Status_CopyFragment) => {
  const times = attempts === 0 ? '' : ` (${attempts === 1 ? '1 intento' : `${attempts} intentos`})`;
  const next = nextAttemptAt === null ? '' : `. Próximo intento: ${formatDateTime(nextAttemptAt)}`;
  return `${STATES[state]}${times}${next}`;
};
