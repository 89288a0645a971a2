import { randomBytes } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { email, shortText } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { SYSTEM } from '../../store/act.ts';
import { createAccountProvider } from './account-provider.ts';
import { createAccountStore } from './account-store.ts';
import { createAccount } from './create-account.ts';

export type FirstAdminInput = { email: string; name: string; lastName: string; another: boolean };

/**
 * The only way into an empty installation, from the command line; with `another` also into one that has an administrator. Nobody
 * knows the random password: the caller passes on a link to set one.
 */
export async function createFirstAdmin(
  deps: { firestore: Firestore; auth: Auth; now: () => Date },
  input: FirstAdminInput,
): Promise<{ kind: 'created'; uid: string } | { kind: 'refused'; message: string }> {
  const wrong = firstWrong(input);
  if (wrong) return { kind: 'refused', message: wrong };
  const accountStore = createAccountStore(deps.firestore);
  if (!input.another && (await accountStore.hasAdmin())) {
    return {
      kind: 'refused',
      message: 'There is an administrator already; add --another to make a further one.',
    };
  }
  const result = await createAccount(
    { accounts: createAccountProvider(() => Promise.resolve(deps.auth)), accountStore, now: deps.now },
    {
      person: {
        email: input.email.trim(),
        name: input.name.trim(),
        lastName: input.lastName.trim(),
        phone: null,
        role: 'ADMIN',
      },
      password: randomBytes(32).toString('base64url'),
      actor: SYSTEM,
      action: 'createFirstAdmin',
      intent: null,
    },
  );
  return result.kind === 'created' ? result : { kind: 'refused', message: MESSAGES.emailTaken };
}

function firstWrong(input: FirstAdminInput): string | null {
  const checks = [
    ['--email', email(input.email)],
    ['--name', shortText(input.name)],
    ['--last-name', shortText(input.lastName)],
  ] as const;
  const wrong = checks.find(([, message]) => message !== null);
  return wrong ? `${wrong[0]}: ${wrong[1]}` : null;
}
