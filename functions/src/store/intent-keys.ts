import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';

/** What a client's key identifies: one request of one person; the fingerprint contains no secrets. */
export type Intent = { actor: string; operation: string; key: string; fingerprint: string };

export type IntentResult = { resultIds: string[] } | { filed: { reviewId: string; because: string } };

/** `reused`: the key belongs to another request. */
export type KnownIntent =
  | { kind: 'new' }
  | { kind: 'reused' }
  | { kind: 'done'; resultIds: string[] }
  | { kind: 'filed'; reviewId: string; because: string };

const KEPT_MS = 90 * 86_400_000;

/** A digest of the input; the caller leaves secrets out. */
export function fingerprintOf(input: Record<string, unknown>): string {
  const entries = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

/** The actor is part of the name, so nobody can collide with another person's keys. */
export function intentRef(firestore: Firestore, { actor, key }: Intent): DocumentReference {
  return firestore.collection('keys').doc(`${actor}_${key.toLowerCase()}`);
}

export function readIntent(snapshot: DocumentSnapshot, { operation, fingerprint }: Intent): KnownIntent {
  const data = snapshot.data();
  if (data === undefined) return { kind: 'new' };
  if (data['operation'] !== operation || data['fingerprint'] !== fingerprint) return { kind: 'reused' };
  const filed = data['filed'] as { reviewId: string; because: string } | undefined;
  if (filed) return { kind: 'filed', reviewId: filed.reviewId, because: filed.because };
  return { kind: 'done', resultIds: data['resultIds'] as string[] };
}

/** Written in the transaction of the use case. Kept 90 days: `expiresAt` is the collection's TTL field. */
export function intentRecord({ actor, operation, fingerprint }: Intent, result: IntentResult, now: Date) {
  return { actor, operation, fingerprint, ...result, expiresAt: new Date(now.getTime() + KEPT_MS) };
}
