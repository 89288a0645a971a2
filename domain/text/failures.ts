/** Messages for a request that failed as a whole, used by the server's answer and by the web. */
export const REQUEST_FAILURES = {
  noAccess: 'Tu cuenta no tiene acceso a Cuadrilla',
  suspended: 'Tu cuenta está suspendida. Habla con tu administrador',
  unexpected: 'Algo ha fallado en el servidor. Inténtalo de nuevo',
} as const;
