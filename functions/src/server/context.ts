import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { AccountProvider } from '../staff/accounts/account-provider.ts';
import type { AccountStore } from '../staff/accounts/account-store.ts';
import type { User } from '../staff/user.ts';
import type { FoundUser } from '../staff/store/user-document-store.ts';
import type { UserStore } from '../staff/store/user-store.ts';
import type { RateLimiter } from '../http/limits/rate-limiter.ts';
import type { SharedLimiter } from '../http/limits/shared-limiter.ts';
import type { VerifiedToken } from '../http/token-verifier.ts';
import { within, type Deadlines } from '../deadlines.ts';
import { refusal } from '../errors.ts';
import { noteCaller } from '../http/request-ids.ts';
import type { Stores } from '../unit/stores.ts';
import type { Unit } from '../unit/unit.ts';

/** What the server is made of; a test gives its own. */
export type ServerDependencies = {
  /** Gives who a valid ID token is of, or null. Throws only where it cannot tell (keys out of reach). */
  verifyToken: (token: string) => Promise<VerifiedToken | null>;
  accounts: AccountProvider;
  accountStore: AccountStore;
  /** A store per request, because its loader remembers what it read. */
  createUserStore: () => UserStore;
  /** The other stores of a request. */
  createStores: () => { stores: Stores; unit: Unit };
  parsePhone: PhoneParser;
  rateLimiter: RateLimiter;
  sharedLimiter: SharedLimiter;
  /** How long the database may take before the caller is told that it does not answer. */
  deadlines: Deadlines;
  now: () => Date;
};

type Admitted = Extract<FoundUser, { kind: 'user' }>;

const RECENT_MS = 10 * 60_000;

/** What resolvers see. `viewer` reads `users/{uid}` once a request, and refuses who may not work. */
export type GraphQLContext = Omit<ServerDependencies, 'createUserStore' | 'createStores' | 'verifyToken'> & {
  requestId: string;
  users: UserStore;
  stores: Stores;
  unit: Unit;
  viewer: () => Promise<User>;
  /** The same, also for who has still to replace the password that they were given. */
  anyViewer: () => Promise<User>;
  /** Whether the person typed their password in the last ten minutes, which the gravest acts ask for. */
  signedInRecently: () => Promise<boolean>;
};

export function createContext(
  { createUserStore, createStores, verifyToken, ...rest }: ServerDependencies,
  request: Request,
  requestId: string,
): GraphQLContext {
  const users = createUserStore();
  const { stores, unit } = createStores();
  let token: Promise<VerifiedToken | null> | undefined;
  let admitted: Promise<Admitted> | undefined;
  const verified = () => (token ??= verify(request, verifyToken));
  const admit = async () => {
    const caller = await verified();
    if (caller !== null) noteCaller(request, caller.uid);
    const found = await findViewer(caller, users);
    const { user } = found;
    rest.rateLimiter.take(user.id, 'request', rest.now());
    if (worksInField(user.role)) await stores.devices.heard(user.id, rest.now());
    return found;
  };
  const admittedOnce = () => (admitted ??= within(rest.deadlines.read, admit()));
  return {
    ...rest,
    requestId,
    users,
    stores,
    unit,
    async viewer() {
      const { user, mustChangePassword } = await admittedOnce();
      if (mustChangePassword) throw refusal('PASSWORD_CHANGE_REQUIRED');
      return user;
    },
    anyViewer: async () => (await admittedOnce()).user,
    async signedInRecently() {
      const signedInAt = (await verified())?.signedInAt.getTime() ?? 0;
      return rest.now().getTime() - signedInAt < RECENT_MS;
    },
  };
}

function verify(
  request: Request,
  verifyToken: ServerDependencies['verifyToken'],
): Promise<VerifiedToken | null> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? verifyToken(token) : Promise.resolve(null);
}

async function findViewer(token: VerifiedToken | null, users: UserStore): Promise<Admitted> {
  if (token === null) throw refusal('UNAUTHENTICATED');
  const found = await users.find(token.uid);
  if (found === null) throw refusal('NO_ACCOUNT');
  if (found.kind === 'unknownRole') throw refusal('UNKNOWN_ROLE');
  if (found.user.status !== 'ACTIVE') throw refusal('ACCOUNT_SUSPENDED');
  if (isOver(token, found.sessionsFrom)) throw refusal('UNAUTHENTICATED');
  return found;
}

/** A token outlives its session by up to an hour. It says when that began in whole seconds. */
function isOver({ signedInAt }: VerifiedToken, sessionsFrom: Date | undefined): boolean {
  return (
    sessionsFrom !== undefined && signedInAt.getTime() < Math.floor(sessionsFrom.getTime() / 1_000) * 1_000
  );
}
