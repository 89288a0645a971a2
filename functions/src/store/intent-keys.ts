import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';

/** What a client's key stands for: one intent of one person, and what it was, without secrets. */
export type Intent = { actor: string; operation: string; key: string; fingerprint: string };

/** What came of an intent: the records it made, or the review in which it waits. */
export type IntentResult = { resultIds: string[] } | { filed: { reviewId: string; because: string } };

/** What is known of an intent: nothing, that the key means something else, or what came of it. */
export type KnownIntent =
  | { kind: 'new' }
  | { kind: 'reused' }
  | { kind: 'done'; resultIds: string[] }
  | { kind: 'filed'; reviewId: string; because: string };

const KEPT_MS = 90 * 86_400_000;

/** A digest of what was asked; the caller leaves secrets out. */
export function fingerprintOf(input: Record<string, unknown>): string {
  const entries = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

/** The document of an intent. The actor is in its name: nobody can meet, or take, another's keys. */
export function intentRef(firestore: Firestore, { actor, key }: Intent): DocumentReference {
  return firestore.collection('keys').doc(`${actor}_${key.toLowerCase()}`);
}

/** Reads what an intent's document says. */
export function readIntent(snapshot: DocumentSnapshot, { operation, fingerprint }: Intent): KnownIntent {
  const data = snapshot.data();
  if (data === undefined) return { kind: 'new' };
  if (data['operation'] !== operation || data['fingerprint'] !== fingerprint) return { kind: 'reused' };
  const filed = data['filed'] as { reviewId: string; because: string } | undefined;
  if (filed) return { kind: 'filed', reviewId: filed.reviewId, because: filed.because };
  return { kind: 'done', resultIds: data['resultIds'] as string[] };
}

/** What to write, in the transaction of the act itself. Kept 90 days: `expiresAt` is the collection's TTL field. */
export function intentRecord({ actor, operation, fingerprint }: Intent, result: IntentResult, now: Date) {
  return { actor, operation, fingerprint, ...result, expiresAt: new Date(now.getTime() + KEPT_MS) };
}
