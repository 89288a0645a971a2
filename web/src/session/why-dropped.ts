import { SESSION_ENDING } from '#shared/graphql/failure.ts';
import type { AuthPort, AuthUser } from './firebase/auth-port.ts';
import { failureIn, type Person } from './load-me.ts';
import { isLastPerson } from './session-snapshot.ts';

type Deps = { auth: Pick<AuthPort, 'lastUser'>; loadPerson: (user: AuthUser) => Promise<Person> };

/** Asks the server with the user's last token, which is valid for an hour at most; after that the session counts as expired. */
export async function whyDropped({ auth, loadPerson }: Deps, gone: AuthUser | null): Promise<string> {
  const user = gone ?? (await auth.lastUser().catch(() => null));
  if (!user || !isLastPerson(user.uid)) return 'UNAUTHENTICATED';
  const code = await loadPerson(user).then(
    () => '',
    (error: unknown) => failureIn(error).code,
  );
  return code in SESSION_ENDING ? code : 'UNAUTHENTICATED';
}
