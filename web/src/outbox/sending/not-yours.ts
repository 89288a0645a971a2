/** Why nothing more is taken in a visit that the office has annulled, has put back into the tray or has given to somebody else. */
export const NOT_YOURS = 'Esta visita ya no es tuya';
