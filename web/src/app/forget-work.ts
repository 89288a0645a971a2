import type { SessionStore } from '#session/session-store.ts';

/**
 * Takes a technician's day, with its addresses and phones, off this device: also of somebody whose screens never opened, for
 * they were suspended meanwhile. What they did and could not send yet stays, for them alone.
 */
export async function forgetWork(store: SessionStore, uid: string): Promise<void> {
  const module = await import('#outbox/open-work.ts').catch(() => null);
  await module?.openWork(store, uid).day.forgetVisits();
}
