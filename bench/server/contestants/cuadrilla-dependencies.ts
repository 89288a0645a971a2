import { Firestore } from '@google-cloud/firestore';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { DEADLINES } from '../../../functions/src/deadlines.ts';
import { createRateLimiter } from '../../../functions/src/http/limits/rate-limiter.ts';
import { sharedUnlimited } from '../../../functions/src/http/limits/shared-limiter.ts';
import { createTokenVerifier } from '../../../functions/src/http/token-verifier.ts';
import { keepVerified } from '../../../functions/src/http/verified-tokens.ts';
import type { ServerDependencies } from '../../../functions/src/server/context.ts';
import { blankProfile, type FoundUser } from '../../../functions/src/staff/store/user-document-store.ts';
import { createUserStore } from '../../../functions/src/staff/store/user-store.ts';
import { openStores } from '../../../functions/src/unit/unit.ts';
import { PROJECT } from '../tokens.ts';
import { page } from '../rows.ts';

const firestore = new Firestore({ projectId: PROJECT, host: '127.0.0.1:1', ssl: false });
const now = () => new Date();

const agent = (id: string): FoundUser => ({
  kind: 'user',
  user: {
    ...blankProfile(id),
    id,
    name: 'Lucía',
    lastName: 'Gómez Ortiz',
    email: 'lucia@ejemplo.es',
    phone: null,
    role: 'AGENT',
    status: 'ACTIVE',
    createdAt: new Date(0),
    version: 1,
  },
});

/** Made once, like the page. */
const people = new Map<string, FoundUser>();
const person = (uid: string) => {
  const known = people.get(uid) ?? agent(uid);
  people.set(uid, known);
  return known;
};
const unreached = new Proxy({}, { get: () => () => Promise.reject(new Error('Not part of this bench')) });

/** The product’s own dependencies, but with list and reader in memory instead of Firestore. */
export function dependencies(keys: JSONWebKeySet): ServerDependencies {
  return {
    verifyToken: keepVerified(createTokenVerifier(createLocalJWKSet(keys), PROJECT, now), now),
    accounts: unreached as ServerDependencies['accounts'],
    accountStore: unreached as ServerDependencies['accountStore'],
    createUserStore: () => ({
      ...createUserStore(firestore),
      find: (uid) => Promise.resolve(person(uid)),
    }),
    createStores() {
      const opened = openStores(firestore);
      opened.stores.clients.list = () => Promise.resolve(page);
      return opened;
    },
    parsePhone,
    rateLimiter: createRateLimiter(),
    sharedLimiter: sharedUnlimited,
    deadlines: DEADLINES,
    now,
  };
}
