import type { Intent } from './intent-keys.ts';

/** `name` is the one at the time of the action, because an audit log must not change with its people. */
export type Actor = { id: string; name: string };

/** Command-line tools and scheduled functions. */
export const SYSTEM: Actor = { id: 'system', name: 'Cuadrilla' };

/** `action` is the name of the mutation; `intent` is null if the client sent no key. */
export type Act = {
  actor: Actor;
  action: string;
  intent: Intent | null;
  now: Date;
  /** Stored on the records it creates, so that the import can be undone. */
  importId?: string;
};

/** Done now or by the first request with its key; `ids` are the records to read for the answer. */
export type Done = { kind: 'done'; ids: string[]; repeated?: true };

/** Field work was filed for review instead of being applied; a repeat answers the same. */
export type Filed = { kind: 'filed'; reviewId: string; because: string };
