import type { Firestore } from '@google-cloud/firestore';
import { SETTINGS_DEFAULTS } from './settings.ts';

const KEPT_MS = 60_000;
const known = new WeakMap<Firestore, { zone: Promise<string>; until: number }>();

/**
 * The company's time zone, for what a list computes of each row. Read once a minute by a server and not once a request, which
 * would be a read more for every page: a change of it shows within a minute. What is written reads the settings themselves.
 */
export function companyZone(firestore: Firestore, now: Date): Promise<string> {
  const kept = known.get(firestore);
  const time = now.getTime();
  if (kept && time < kept.until && time >= kept.until - KEPT_MS) return kept.zone;
  const zone = readZone(firestore);
  known.set(firestore, { zone, until: time + KEPT_MS });
  zone.catch(() => known.delete(firestore));
  return zone;
}

async function readZone(firestore: Firestore): Promise<string> {
  const zone: unknown = (await firestore.doc('settings/company').get()).get('timeZone');
  return typeof zone === 'string' ? zone : SETTINGS_DEFAULTS.company.timeZone;
}
