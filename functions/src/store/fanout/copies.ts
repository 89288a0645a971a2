import type { RewriteName } from './rewrites.ts';

/** Copies of a value in other records: where they are found, and what they are to say. Setting it twice does no harm. */
export type Copies = {
  collection: string;
  /** The field by which the records are found, and what it holds: the value, or a list with it where `amongOthers`. */
  field: string;
  value: string;
  amongOthers?: true;
  /** What to write into each, by field path. */
  patch: Record<string, unknown>;
  /** Where it is not the same for each: what makes of `patch` what is to be written. */
  rewrite?: RewriteName;
};
