import type { Access } from './access-message.ts';

let kept: { owner: string; access: Access } | null = null;

/**
 * Passes a new person's access to the next page, for the administrator who created them. In memory and read once: a password is
 * neither stored nor put into the history.
 */
export function keepAccess(owner: string, access: Access): void {
  kept = { owner, access };
}

/** Removes what it returns; null if `owner` has none. */
export function takeAccess(owner: string): Access | null {
  const taken = kept?.owner === owner ? kept.access : null;
  kept = null;
  return taken;
}
