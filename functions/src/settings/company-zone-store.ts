import type { Firestore } from '@google-cloud/firestore';
import { SETTINGS_DEFAULTS } from './settings.ts';

const KEPT_MS = 60_000;
const known = new WeakMap<Firestore, { zone: Promise<string>; until: number }>();

/**
 * Read once a minute by each server instead of once per request, so that a change shows within a minute. Use cases
 * that write read the settings themselves.
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
