import type { Auth } from 'firebase-admin/auth';

/** The accounts that people sign in with. One small interface over Firebase Auth, so that use cases are tested with a fake. */
export type AccountProvider = {
  /** The uid that an address signs in to, or null. */
  findByEmail: (email: string) => Promise<string | null>;
  /** Makes an account; `emailExists` where the address has one already. */
  create: (account: NewAccount) => Promise<{ kind: 'created'; uid: string } | { kind: 'emailExists' }>;
  /** Removes an account; one that is gone already is no failure. */
  remove: (uid: string) => Promise<void>;
};

export type NewAccount = { email: string; password: string };

/** Firebase Auth behind the interface. */
export function createAccountProvider(auth: Auth): AccountProvider {
  return {
    async findByEmail(email) {
      const user = await unless('auth/user-not-found', () => auth.getUserByEmail(email));
      return user?.uid ?? null;
    },
    async create(account) {
      const user = await unless('auth/email-already-exists', () => auth.createUser(account));
      return user ? { kind: 'created', uid: user.uid } : { kind: 'emailExists' };
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
    if (error instanceof Error && (error as { code?: unknown }).code === code) return null;
    throw error;
  }
}
