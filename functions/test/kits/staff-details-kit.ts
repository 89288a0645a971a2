import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { changeDetails, type DetailsDependencies } from '../../src/staff/change-details.ts';
import type { Intent } from '../../src/store/intent-keys.ts';
import { activeUser, createWorld } from './fakes.ts';

export const ADMIN = { id: 'admin', name: 'Elena Robles' };
export const NOW = new Date('2026-11-21T10:00:00Z');
export const OLD = 'ana@ejemplo.es';
export const NEW = 'ana.ruiz@ejemplo.es';
export const UNCHANGED = { document: OLD, auth: OLD };
export const CHANGED = { document: NEW, auth: NEW };
export const INTENT: Intent = { actor: 'admin', operation: 'updateTechnician', key: 'k', fingerprint: 'f' };
export const person = { email: OLD, name: 'Ana', lastName: 'Ruiz', phone: null };

export type Asked = {
  email?: string;
  name?: string;
  uid?: string;
  version?: number;
  roles?: readonly Role[];
  intent?: Intent | null;
};
export type Deps = Partial<DetailsDependencies>;

export function givenAna() {
  const world = createWorld();
  const addPerson = (uid: string, email: string, role: Role = 'TECHNICIAN') => {
    world.users.set(uid, activeUser({ uid, ...person, email, role }, NOW));
    world.auth.set(uid, { email, password: 'x' });
    world.addresses.set(email, { uid });
  };
  addPerson('ana', OLD);
  return {
    world,
    addPerson,
    change: (
      { email = NEW, name = 'Ana', uid = 'ana', version = 1, ...asked }: Asked = {},
      deps: Deps = {},
    ) =>
      changeDetails(
        { ...world, signedInRecently: () => Promise.resolve(true), now: () => new Date(), ...deps },
        {
          target: { uid, version, roles: asked.roles ?? ['TECHNICIAN'] },
          details: { ...person, email, name },
          act: { actor: ADMIN, action: 'updateTechnician', intent: asked.intent ?? null, now: NOW },
        },
      ),
    addressesOf(uid = 'ana') {
      const found = world.users.get(uid);
      const document = found?.kind === 'user' ? found.user.email : null;
      return { document, auth: world.auth.get(uid)?.email };
    },
    owners: () =>
      Object.fromEntries(
        [...world.addresses].map(([email, state]) => [email, 'uid' in state ? state.uid : '?']),
      ),
  };
}
