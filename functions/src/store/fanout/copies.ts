import type { RewriteName } from './rewrites.ts';

/** A change to denormalised copies: which records to find and what to write. Applying it twice does no harm. */
export type Copies = {
  collection: string;
  /** The field by which the records are found, and its value; with `amongOthers` the field is a list that contains the value. */
  field: string;
  value: string;
  amongOthers?: true;
  /** By field path. */
  patch: Record<string, unknown>;
  /** Computes the fields to write from `patch` where they differ per record. */
  rewrite?: RewriteName;
};
