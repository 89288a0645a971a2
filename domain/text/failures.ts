/** What both ends say of a request that failed as a whole: the server in its answer, the web for its code. */
export const REQUEST_FAILURES = {
  noAccess: 'Tu cuenta no tiene acceso a Cuadrilla',
  suspended: 'Tu cuenta está suspendida. Habla con tu administrador',
  unexpected: 'Algo ha fallado en el servidor. Inténtalo de nuevo',
} as const;
