import type { Auth } from 'firebase-admin/auth';

export type AccountProvider = {
  findByEmail: (email: string) => Promise<string | null>;
  emailOf: (uid: string) => Promise<string | null>;
  create: (account: NewAccount) => Promise<{ kind: 'created'; uid: string } | { kind: 'emailExists' }>;
  updateEmail: (uid: string, email: string) => Promise<EmailUpdate>;
  /** Ends every session too. */
  setPassword: (uid: string, password: string) => Promise<void>;
  /** Invalidates refresh tokens; does nothing for a missing account. */
  revoke: (uid: string) => Promise<void>;
  madeBefore: (instant: Date) => Promise<{ uid: string; email: string | null }[]>;
  /** Does nothing for a missing account. */
  remove: (uid: string) => Promise<void>;
};

export type NewAccount = { email: string; password: string };

export type EmailUpdate = 'updated' | 'emailExists' | 'noAccount';

const PAGE = 1_000;

/** `open` is called at the first access to accounts, which few requests need. */
export function createAccountProvider(open: () => Promise<Auth>): AccountProvider {
  return {
    async findByEmail(email) {
      const user = await unless('auth/user-not-found', async () => (await open()).getUserByEmail(email));
      return user?.uid ?? null;
    },
    async emailOf(uid) {
      const user = await unless('auth/user-not-found', async () => (await open()).getUser(uid));
      return user?.email ?? null;
    },
    async create(account) {
      const user = await unless('auth/email-already-exists', async () => (await open()).createUser(account));
      return user ? { kind: 'created', uid: user.uid } : { kind: 'emailExists' };
    },
    async updateEmail(uid, email) {
      try {
        await (await open()).updateUser(uid, { email });
        return 'updated';
      } catch (error) {
        if (codeOf(error) === 'auth/email-already-exists') return 'emailExists';
        if (codeOf(error) === 'auth/user-not-found') return 'noAccount';
        throw error;
      }
    },
    async setPassword(uid, password) {
      await (await open()).updateUser(uid, { password });
    },
    async revoke(uid) {
      await unless('auth/user-not-found', async () => (await open()).revokeRefreshTokens(uid));
    },
    async madeBefore(instant) {
      const found: { uid: string; email: string | null }[] = [];
      let pageToken: string | undefined;
      do {
        const page = await (await open()).listUsers(PAGE, pageToken);
        const old = page.users.filter(({ metadata }) => new Date(metadata.creationTime) < instant);
        found.push(...old.map(({ uid, email }) => ({ uid, email: email ?? null })));
        pageToken = page.pageToken;
      } while (pageToken !== undefined);
      return found;
    },
    async remove(uid) {
      await unless('auth/user-not-found', async () => (await open()).deleteUser(uid));
    },
  };
}

/** Null if Firebase fails with `code`; other errors are rethrown. */
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
