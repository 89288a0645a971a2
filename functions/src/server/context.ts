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
import { noteCaller } from '../http/request-notes.ts';
import type { Stores } from '../unit/stores.ts';
import type { Unit } from '../unit/unit.ts';

export type ServerDependencies = {
  /** Returns the owner of a valid ID token, or null. Throws only if it cannot tell (keys out of reach). */
  verifyToken: (token: string) => Promise<VerifiedToken | null>;
  accounts: AccountProvider;
  accountStore: AccountStore;
  /** One store per request, because its loader caches reads. */
  createUserStore: () => UserStore;
  createStores: () => { stores: Stores; unit: Unit };
  parsePhone: PhoneParser;
  rateLimiter: RateLimiter;
  sharedLimiter: SharedLimiter;
  deadlines: Deadlines;
  now: () => Date;
};

type Admitted = Extract<FoundUser, { kind: 'user' }>;

const RECENT_MS = 10 * 60_000;

/** `viewer` reads `users/{uid}` once per request, and throws for people without access. */
export type GraphQLContext = Omit<ServerDependencies, 'createUserStore' | 'createStores' | 'verifyToken'> & {
  requestId: string;
  users: UserStore;
  stores: Stores;
  unit: Unit;
  viewer: () => Promise<User>;
  /** The viewer admitted by the root field's guard; throws UNAUTHENTICATED if there is none. */
  reader: () => User;
  /** Like `viewer`, but also for a person who must still replace the password they were given. */
  anyViewer: () => Promise<User>;
  /** Whether the person signed in within the last ten minutes, which irreversible or sensitive actions require. */
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
  let reader: User | undefined;
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
      reader = user;
      return user;
    },
    reader() {
      if (reader === undefined) throw refusal('UNAUTHENTICATED');
      return reader;
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

/** A token outlives its session by up to an hour, and states the session's start in whole seconds. */
function isOver({ signedInAt }: VerifiedToken, sessionsFrom: Date | undefined): boolean {
  return (
    sessionsFrom !== undefined && signedInAt.getTime() < Math.floor(sessionsFrom.getTime() / 1_000) * 1_000
  );
}
