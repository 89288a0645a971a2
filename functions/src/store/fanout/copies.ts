import type { Reference } from '@cuadrilla/domain/records/field.ts';
import type { RecordKind, RECORDS } from '@cuadrilla/domain/records/records.ts';
import type { RewriteName } from './rewrites.ts';

/** A change to denormalised copies: which records to find and what to write. Applying it twice does no harm. */
export type Copies = {
  collection: (typeof RECORDS)[RecordKind]['collection'] | 'visits' | 'workReviews';
  /** The field by which the records are found, and its value; with `amongOthers` the field is a list that contains the value. */
  field: string;
  value: string;
  amongOthers?: true;
  /** By field path. */
  patch: Record<string, unknown>;
  /** Computes the fields to write from `patch` where they differ per record. */
  rewrite?: RewriteName;
};

export const namedIn = (
  { collection, name: field }: Pick<Copies, 'collection'> & { name: string },
  { id, name }: Reference,
): Copies => ({ collection, field: `${field}.id`, value: id, patch: { [`${field}.name`]: name } });
