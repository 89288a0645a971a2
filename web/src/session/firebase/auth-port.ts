import { NoConnectionError } from '#shared/graphql/post-operation.ts';

/**
 * Somebody whom the authentication provider knows. Whether they have access is the server's to say. `getToken` throws
 * NoConnectionError where the token has run out and there is no network to renew it.
 */
export type AuthUser = { uid: string; getToken: () => Promise<string> };

/** What the app needs of the authentication provider: the seam at which tests put their own. */
export type AuthPort = {
  /** Tells who is signed in, at once and on every change, also one made in another tab. */
  onChange: (listener: (user: AuthUser | null) => void) => () => void;
  /** Who was signed in when the app was opened: of whom it drops then, the provider itself says nothing. */
  lastUser: () => Promise<AuthUser | null>;
  signIn: (email: string, password: string) => Promise<AuthUser>;
  signOut: () => Promise<void>;
  sendReset: (email: string) => Promise<void>;
  confirmReset: (code: string, password: string) => Promise<void>;
  /** Proves once more that it is the signed-in person; what is asked from here on counts as a recent sign-in. */
  reauthenticate: (password: string) => Promise<void>;
};

/** Takes the provider's failure to renew a token without a network for what it is: the same as a request not sent. */
export async function orNoConnection<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (readAuthError(cause).code !== 'auth/network-request-failed') throw cause;
    throw new NoConnectionError('No token', { cause });
  }
}

/** The provider's own code and words for a failure (`auth/…`), or nulls where it was something else. */
export function readAuthError(error: unknown): { code: string | null; text: string | null } {
  if (!(error instanceof Error)) return { code: null, text: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { code, text: error.message };
}
