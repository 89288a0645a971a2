import { EmailAuthProvider, reauthenticateWithCredential, type Auth, type User } from 'firebase/auth';

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
