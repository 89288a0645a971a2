import type { Access } from './access-message.ts';

let kept: { owner: string; access: Access } | null = null;

/**
 * Hands the access of somebody just made over to the list that comes next, for the administrator who made them. Only in
 * this page's memory, and only until it is taken: a password is neither stored nor put into the history.
 */
export function keepAccess(owner: string, access: Access): void {
  kept = { owner, access };
}

/** Takes it, once; null where there is none for this person. */
export function takeAccess(owner: string): Access | null {
  const taken = kept?.owner === owner ? kept.access : null;
  kept = null;
  return taken;
}
