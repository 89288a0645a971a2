export const FILE_ID_WRONG = 'El identificador del archivo no es válido';

export const FILE_ID_TAKEN = 'Ya hay otro archivo con este identificador';
