import type { Actor } from './audit.ts';
import type { Intent } from './intent-keys.ts';

/** Who does it, as what, when, and under which key of the client's (null where none was sent). */
export type Occasion = { actor: Actor; action: string; intent: Intent | null; now: Date };
