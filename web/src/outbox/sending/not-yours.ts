export const NOT_YOURS = 'Esta visita ya no es tuya';
