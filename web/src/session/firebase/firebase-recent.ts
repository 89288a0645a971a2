import { EmailAuthProvider, reauthenticateWithCredential, type Auth, type User } from 'firebase/auth';
import type { AuthUser } from './auth-port.ts';

/** A session that ended between the page and the act. */
function signedIn({ currentUser }: Auth): { user: User; email: string } {
  if (currentUser?.email == null) {
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  }
  return { user: currentUser, email: currentUser.email };
}

/** Signs the same person in again, and has the next request carry a token that says when. */
export async function reauthenticate(auth: Auth, password: string): Promise<void> {
  const { user, email } = signedIn(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
  await user.getIdToken(true);
}

/** What Firebase keeps of who is signed in, as far as it is read here. */
type Kept = { uid?: unknown; stsTokenManager?: { accessToken?: unknown } };

/** Who is in Firebase's own record of the signed-in person, with the token that they had; null where it holds nobody. */
export function userIn(record: string | null): AuthUser | null {
  try {
    const kept = JSON.parse(record ?? 'null') as Kept | null;
    const token = kept?.stsTokenManager?.accessToken;
    if (typeof kept?.uid !== 'string' || typeof token !== 'string') return null;
    return { uid: kept.uid, getToken: () => Promise.resolve(token) };
  } catch {
    return null;
  }
}
