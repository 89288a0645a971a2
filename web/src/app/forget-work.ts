import type { SessionStore } from '#session/session-store.ts';

const ignore = () => null;

/**
 * Takes what a technician saw, with its addresses and phones, off this device: also of somebody whose screens never opened,
 * for they were suspended meanwhile. What they did and could not send yet stays, for them alone.
 */
export async function forgetWork(store: SessionStore, uid: string): Promise<void> {
  const module = await import('#outbox/kept/open-work.ts').catch(ignore);
  if (module === null) return;
  const work = module.openWork(store, uid);
  const forgetKnown = import('#outbox/kept/sites-of.ts').then((sites) => sites.forgetKnown(work), ignore);
  await Promise.all([work.day.forgetVisits(), forgetKnown]);
}
