import { SESSION_ENDING } from '#shared/graphql/failure.ts';
import type { AuthPort, AuthUser } from './firebase/auth-port.ts';
import { failureIn, type Person } from './load-me.ts';
import { isLastPerson } from './session-snapshot.ts';

type Deps = { auth: Pick<AuthPort, 'lastUser'>; loadPerson: (user: AuthUser) => Promise<Person> };

/**
 * Why the provider let somebody go, as a code of `SESSION_ENDING`: to it a suspension, a new password and a new address look
 * the same. The server tells them apart, as long as the token holds that they last had: an hour at most. After that the
 * session has expired, and what is kept on the device waits for the next sign-in.
 */
export async function whyDropped({ auth, loadPerson }: Deps, gone: AuthUser | null): Promise<string> {
  const user = gone ?? (await auth.lastUser().catch(() => null));
  if (!user || !isLastPerson(user.uid)) return 'UNAUTHENTICATED';
  const code = await loadPerson(user).then(
    () => '',
    (error: unknown) => failureIn(error).code,
  );
  return code in SESSION_ENDING ? code : 'UNAUTHENTICATED';
}
