import type { SessionStore } from '#session/session-store.ts';

const ignore = () => null;

/** Deletes a technician's cached day, with its addresses and phones; unsent acts stay for that person. */
export async function forgetWork(store: SessionStore, uid: string): Promise<void> {
  const module = await import('#outbox/kept/open-work.ts').catch(ignore);
  if (module === null) return;
  const work = module.openWork(store, uid);
  const forgetKnown = import('#outbox/kept/sites-of.ts').then((sites) => sites.forgetKnown(work), ignore);
  await Promise.all([work.day.forgetVisits(), forgetKnown]);
}
