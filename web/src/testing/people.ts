import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { MeQuery } from '#session/me.generated.ts';
import type { Sent } from './fake-server.ts';

export function me(role: Role): Sent<MeQuery['me']> {
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
