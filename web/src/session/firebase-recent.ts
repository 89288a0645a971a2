import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';

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

/** A new password ends every sign-in made before it, so this one is made anew. */
export async function changePassword(auth: Auth, current: string, next: string): Promise<void> {
  await reauthenticate(auth, current);
  await updatePassword(signedIn(auth).user, next);
  await reauthenticate(auth, next);
}
