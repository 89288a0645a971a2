import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { DataOf } from './fake-server.ts';

export function me(role: Role): DataOf<'Me'>['me'] {
  return {
    __typename: 'Me',
    id: 'u1',
    name: 'Elena',
    lastName: 'Robles',
    email: 'elena@ejemplo.es',
    role,
    timeZone: 'Europe/Madrid',
    color: null,
  };
}
