import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import type { AccountProvider } from './staff/account-provider.ts';
import type { AccountStore } from './staff/account-store.ts';
import type { User } from './staff/user.ts';
import type { UserStore } from './staff/user-store.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import { refusal } from './errors.ts';

/** What the server is made of; a test gives its own. */
export type ServerDependencies = {
  /** Gives the uid of a valid ID token, or null. Throws only where it cannot tell (keys out of reach). */
  verifyToken: (token: string) => Promise<string | null>;
  accounts: AccountProvider;
  accountStore: AccountStore;
  /** A store per request, because its loader remembers what it read. */
  createUserStore: () => UserStore;
  parsePhone: PhoneParser;
  rateLimiter: RateLimiter;
  now: () => Date;
};

/** What resolvers see. `viewer` reads `users/{uid}` once a request, and refuses who may not work. */
export type GraphQLContext = Omit<ServerDependencies, 'createUserStore' | 'verifyToken'> & {
  requestId: string;
  users: UserStore;
  viewer: () => Promise<User>;
};

/** Makes the context of one request. */
export function createContext(
  { createUserStore, verifyToken, ...rest }: ServerDependencies,
  request: Request,
  requestId: string,
): GraphQLContext {
  const users = createUserStore();
  let viewer: Promise<User> | undefined;
  return {
    ...rest,
    requestId,
    users,
    viewer: () => (viewer ??= findViewer(request, verifyToken, users)),
  };
}

async function findViewer(
  request: Request,
  verifyToken: ServerDependencies['verifyToken'],
  users: UserStore,
): Promise<User> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const uid = token ? await verifyToken(token) : null;
  if (uid === null) throw refusal('UNAUTHENTICATED');
  const found = await users.find(uid);
  if (found === null) throw refusal('NO_ACCOUNT');
  if (found.kind === 'unknownRole') throw refusal('UNKNOWN_ROLE');
  if (found.user.status !== 'ACTIVE') throw refusal('ACCOUNT_SUSPENDED');
  return found.user;
}
