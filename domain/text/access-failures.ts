/** What the sign-in service refuses when a password is chosen, or a mail to restore one is asked for. */
export const ACCESS_FAILURES = {
  weakPassword: 'La contraseña es demasiado fácil de adivinar',
  passwordRequirements: 'La contraseña no cumple los requisitos de tu empresa',
  tooManyRequests: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo',
  noAccount: 'No hay ninguna cuenta con ese correo electrónico',
  mailQuota: 'Hoy no se pueden enviar más correos. Inténtalo mañana',
  service: 'El servicio de acceso ha fallado. Inténtalo de nuevo en unos minutos',
} as const;
