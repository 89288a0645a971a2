import { correctedNow } from '#shared/device-clock.ts';
import { idsIn, type Shelf } from '../kept/storage.ts';

export type Consent = { signerName: string | null; refusal: string | null };

type Kept = Consent & { at: string };

const CONSENT = 'consent.';
const KEPT_MS = 7 * 86_400_000;

const readKept = (shelf: Shelf, name: string) =>
  shelf.read(name).catch(() => undefined) as Promise<Kept | undefined>;

/** Kept for a week for the customer's copy: the API returns only the signature. */
export async function keepConsent(
  shelf: Shelf,
  visitId: string,
  consent: Consent,
  now = correctedNow(),
): Promise<void> {
  const kept: Kept = { ...consent, at: now.toISOString() };
  await shelf.write(CONSENT + visitId, kept).catch(() => undefined);
  for (const id of await idsIn(shelf, CONSENT)) {
    const at = Date.parse((await readKept(shelf, CONSENT + id))?.at ?? '');
    if (!(now.getTime() - at <= KEPT_MS)) await shelf.drop(CONSENT + id).catch(() => undefined);
  }
}

export async function readConsent(shelf: Shelf, visitId: string): Promise<Consent | null> {
  return (await readKept(shelf, CONSENT + visitId)) ?? null;
}
