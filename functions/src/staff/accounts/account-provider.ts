import type { Auth } from 'firebase-admin/auth';

/** The accounts that people sign in with. One small interface over Firebase Auth, so that use cases are tested with a fake. */
export type AccountProvider = {
  /** The uid that an address signs in to, or null. */
  findByEmail: (email: string) => Promise<string | null>;
  /** The address that a uid signs in with, or null where it has no account. */
  emailOf: (uid: string) => Promise<string | null>;
  /** Makes an account; `emailExists` where the address has one already. */
  create: (account: NewAccount) => Promise<{ kind: 'created'; uid: string } | { kind: 'emailExists' }>;
  /** Changes the address that a uid signs in with; doing it twice does no harm. */
  updateEmail: (uid: string, email: string) => Promise<EmailUpdate>;
  /** Sets the password of a uid, which ends every session of theirs. */
  setPassword: (uid: string, password: string) => Promise<void>;
  /** Ends every session of a uid: none can be renewed. One without an account is no failure. */
  revoke: (uid: string) => Promise<void>;
  /** Whoever has an account that was made before an instant. */
  madeBefore: (instant: Date) => Promise<{ uid: string; email: string | null }[]>;
  /** Removes an account; one that is gone already is no failure. */
  remove: (uid: string) => Promise<void>;
};

export type NewAccount = { email: string; password: string };

/** How a change of address ended; `emailExists` where another account has it, `noAccount` where there is none to change. */
export type EmailUpdate = 'updated' | 'emailExists' | 'noAccount';

const PAGE = 1_000;

/** Firebase Auth behind the interface. */
export function createAccountProvider(auth: Auth): AccountProvider {
  return {
    async findByEmail(email) {
      const user = await unless('auth/user-not-found', () => auth.getUserByEmail(email));
      return user?.uid ?? null;
    },
    async emailOf(uid) {
      const user = await unless('auth/user-not-found', () => auth.getUser(uid));
      return user?.email ?? null;
    },
    async create(account) {
      const user = await unless('auth/email-already-exists', () => auth.createUser(account));
      return user ? { kind: 'created', uid: user.uid } : { kind: 'emailExists' };
    },
    async updateEmail(uid, email) {
      try {
        await auth.updateUser(uid, { email });
        return 'updated';
      } catch (error) {
        if (codeOf(error) === 'auth/email-already-exists') return 'emailExists';
        if (codeOf(error) === 'auth/user-not-found') return 'noAccount';
        throw error;
      }
    },
    async setPassword(uid, password) {
      await auth.updateUser(uid, { password });
    },
    async revoke(uid) {
      await unless('auth/user-not-found', () => auth.revokeRefreshTokens(uid));
    },
    async madeBefore(instant) {
      const found: { uid: string; email: string | null }[] = [];
      let pageToken: string | undefined;
      do {
        const page = await auth.listUsers(PAGE, pageToken);
        const old = page.users.filter(({ metadata }) => new Date(metadata.creationTime) < instant);
        found.push(...old.map(({ uid, email }) => ({ uid, email: email ?? null })));
        pageToken = page.pageToken;
      } while (pageToken !== undefined);
      return found;
    },
    async remove(uid) {
      await unless('auth/user-not-found', () => auth.deleteUser(uid));
    },
  };
}

/** The result, or null where Firebase answers with the one code that the caller expects. */
async function unless<T>(code: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === code) return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
