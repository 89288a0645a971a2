/** Apart from the other failures of access, which the login page does not load. */
export const TOO_MANY_SIGN_INS = 'Demasiados intentos. Espera unos minutos o restablece la contraseña';
