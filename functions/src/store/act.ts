import type { Actor } from './audit.ts';
import type { Intent } from './intent-keys.ts';

/** One thing that a person does: `action` is the mutation, `intent` null where the client sent no key. */
export type Act = { actor: Actor; action: string; intent: Intent | null; now: Date };

/** The act happened, now or by the first request with its key; `ids` are the records to be read again for the answer. */
export type Done = { kind: 'done'; ids: string[]; repeated?: true };

/** What happened in the field was kept for the office without being applied; a repeat answers the same. */
export type Filed = { kind: 'filed'; reviewId: string; because: string };
