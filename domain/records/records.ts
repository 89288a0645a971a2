import { ABSENCE } from './absence.ts';
import { CLIENT } from './client.ts';
import { EQUIPMENT } from './equipment.ts';
import type { AnyField, RecordFields } from './field.ts';
import { SERVICE_STATUS_LABELS } from '../services/service-status.ts';
import { LINE } from './line.ts';
import { PROSPECT } from './prospect.ts';
import { SERVICE } from './service.ts';
import { SITE } from './site.ts';
import { USER } from './user.ts';
import { VISIT } from './visit.ts';

/** By the entity names of the audit log. */
export const RECORDS: Readonly<Record<string, RecordFields>> = {
  USER,
  PROSPECT,
  CLIENT,
  SITE,
  EQUIPMENT,
  ABSENCE,
  // With its visits, which have no timeline of their own. Completed here, so that the form of a service does not fetch this.
  SERVICE: {
    ...SERVICE,
    ...VISIT,
    status: { ...SERVICE.status, words: { ...VISIT.status.words, ...SERVICE_STATUS_LABELS } },
    lines: { ...SERVICE.lines, of: LINE },
  },
};

/** With the article, for timelines. */
export const RECORD_NOUNS: Readonly<Record<string, string>> = {
  PROSPECT: 'el prospecto',
  CLIENT: 'el cliente',
  SITE: 'la ubicación',
};

/** An absence is shown in the timeline of its technician. */
export const recordOf = ({ entity, action }: { entity: string; action: string }): string =>
  action.endsWith('Absence') ? 'ABSENCE' : entity;

const fieldsWithin = (field: AnyField | undefined): RecordFields =>
  (field && 'of' in field ? field.of : undefined) ?? {};

export const fieldPaths = (entity: string): string[] =>
  Object.entries(RECORDS[entity] ?? {}).flatMap(([name, field]) => [
    name,
    ...Object.keys(fieldsWithin(field)).map((inner) => `${name}.${inner}`),
  ]);

export function fieldOf(entity: string, path: string): AnyField | undefined {
  const [name = '', inner] = path.split('.');
  const field = RECORDS[entity]?.[name];
  return inner === undefined ? field : fieldsWithin(field)[inner];
}
