import type { Logger } from '../../logger.ts';
import type { AccountDependencies } from '../address.ts';

/** Time for an administrator to write the document of an account created by hand. */
const GRACE_MS = 60 * 60_000;

/**
 * Removes accounts without a document: left by a process that died half-way, or signed up by strangers. Those with a document or
 * a reserved address stay.
 */
export async function removeStrayAccounts(
  { accounts, accountStore, now }: AccountDependencies,
  logger: Pick<Logger, 'info'>,
): Promise<void> {
  // If all documents are gone they were lost, not never written, and accounts cannot be restored.
  if (!(await accountStore.hasAdmin())) return;
  const at = now();
  let removed = 0;
  for (const { uid, email } of await accounts.madeBefore(new Date(at.getTime() - GRACE_MS))) {
    if (await accountStore.hasUser(uid)) continue;
    if (email !== null && (await accountStore.isHeld(email, at))) continue;
    await accounts.remove(uid);
    removed += 1;
  }
  if (removed > 0) logger.info('accounts without a document were removed', { removed });
}
