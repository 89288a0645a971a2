import { CLIENT } from './client.ts';
import { EQUIPMENT } from './equipment.ts';
import type { AnyField, RecordFields } from './field.ts';
import { PROSPECT } from './prospect.ts';
import { SITE } from './site.ts';

/** The described records, by the names that the log has for them. */
export const RECORDS: Readonly<Record<string, RecordFields>> = { PROSPECT, CLIENT, SITE, EQUIPMENT };

/** The names of a record's fields, in the order in which people read them; none of a record that is not described. */
export const fieldNames = (entity: string): string[] => Object.keys(RECORDS[entity] ?? {});

export const fieldOf = (entity: string, name: string): AnyField | undefined => RECORDS[entity]?.[name];
