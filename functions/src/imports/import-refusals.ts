import { IMPORT_START_DAYS, UNDO_DAYS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { refused, wrongField } from '../failures.ts';

export const NOT_READ = refused('El archivo ya no está: vuelve a subirlo');
export const UNDECIDED = (count: number) =>
  refused(count === 1 ? 'Queda 1 fila repetida sin decidir' : `Quedan ${count} filas repetidas sin decidir`);
export const NOTHING_TO_DO = refused('No hay ninguna fila que importar');
export const TOO_LATE = refused(`Han pasado más de ${UNDO_DAYS} días: ya no se puede deshacer`);
export const TOO_OLD = refused(`El archivo se subió hace más de ${IMPORT_START_DAYS} días: vuelve a subirlo`);
export const NO_SHEET = wrongField('sheet');
export const STALE = refused('Alguien ha cambiado esta importación: mira cómo está ahora');
