import { NoConnectionError } from '#shared/graphql/post-operation.ts';

/** `getToken` throws NoConnectionError if the token has expired and there is no network to renew it. */
export type AuthUser = { uid: string; getToken: () => Promise<string> };

export type AuthPort = {
  /** Calls with the current user and on every change, also from other tabs. */
  onChange: (listener: (user: AuthUser | null) => void) => () => void;
  /** The user before this start, whom the provider may have dropped. */
  lastUser: () => Promise<AuthUser | null>;
  signIn: (email: string, password: string) => Promise<AuthUser>;
  signOut: () => Promise<void>;
  sendReset: (email: string) => Promise<void>;
  confirmReset: (code: string, password: string) => Promise<void>;
  /** Proves the password; later requests count as a recent sign-in. */
  reauthenticate: (password: string) => Promise<void>;
};

export async function orNoConnection<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (readAuthError(cause).code !== 'auth/network-request-failed') throw cause;
    throw new NoConnectionError('No token', { cause });
  }
}

/** Nulls if the error is not the provider's (`auth/…`). */
export function readAuthError(error: unknown): { code: string | null; text: string | null } {
  if (!(error instanceof Error)) return { code: null, text: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { code, text: error.message };
}
