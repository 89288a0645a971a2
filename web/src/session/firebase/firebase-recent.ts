import { EmailAuthProvider, reauthenticateWithCredential, type Auth, type User } from 'firebase/auth';
import type { AuthUser } from './auth-port.ts';

function signedIn({ currentUser }: Auth): { user: User; email: string } {
  if (currentUser?.email == null) {
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  }
  return { user: currentUser, email: currentUser.email };
}

export async function reauthenticate(auth: Auth, password: string): Promise<void> {
  const { user, email } = signedIn(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
  await user.getIdToken(true);
}

type Kept = { uid?: unknown; stsTokenManager?: { accessToken?: unknown } };

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
