import type { PersistedOperation } from './post-operation.ts';

export type Asked = { url: URL; operations: readonly PersistedOperation[] } | null;

/** What the screen that the app was opened at asked first. */
export const ASKED_FIRST: { it: Promise<Asked> } = { it: Promise.resolve(null) };
