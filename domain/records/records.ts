import { ABSENCE } from './absence.ts';
import { BILLING_BATCH } from './billing-batch.ts';
import { CLIENT } from './client.ts';
import { EQUIPMENT } from './equipment.ts';
import { ITEM } from './item.ts';
import type { Permission } from '../people/permissions.ts';
import type { AnyField, RecordFields, Referred } from './field.ts';
import { SERVICE_STATUS_LABELS } from '../services/service-status.ts';
import { LINE } from './line.ts';
import { PROSPECT } from './prospect.ts';
import { SERVICE } from './service.ts';
import { SITE } from './site.ts';
import { USER } from './user.ts';
import { VISIT } from './visit.ts';

type About<C extends string> = {
  fields: RecordFields;
  collection: C;
  plural: string;
  /** With the article, as a timeline names it; without one the timeline has words for each of its acts. */
  noun?: string;
  /** The permission to read the timeline. */
  opens: Permission;
};

const described = <K extends string, C extends string>(all: Readonly<Record<K, About<C>>>) => all;

/** By the entity names of the audit log. */
export const RECORDS = described({
  USER: { fields: USER, collection: 'users', plural: 'personas', opens: 'technicians:open' },
  PROSPECT: {
    fields: PROSPECT,
    collection: 'prospects',
    plural: 'prospectos',
    noun: 'el prospecto',
    opens: 'prospects:open',
  },
  CLIENT: {
    fields: CLIENT,
    collection: 'clients',
    plural: 'clientes',
    noun: 'el cliente',
    opens: 'clients:open',
  },
  SITE: {
    fields: SITE,
    collection: 'sites',
    plural: 'ubicaciones',
    noun: 'la ubicación',
    opens: 'sites:open',
  },
  EQUIPMENT: { fields: EQUIPMENT, collection: 'equipment', plural: 'equipos', opens: 'equipment:open' },
  ITEM: { fields: ITEM, collection: 'items', plural: 'artículos', noun: 'el artículo', opens: 'items:open' },
  BILLING_BATCH: {
    fields: BILLING_BATCH,
    collection: 'billingBatches',
    plural: 'lotes',
    noun: 'el lote',
    opens: 'billing:open',
  },
  ABSENCE: { fields: ABSENCE, collection: 'absences', plural: 'ausencias', opens: 'absences:read' },
  SERVICE: {
    // With its visits, which have no timeline of their own. Completed here, so that the form of a service does not fetch this.
    fields: {
      ...SERVICE,
      ...VISIT,
      // A visit's copies of its service are in the service's own entries.
      client: SERVICE.client,
      site: SERVICE.site,
      status: { ...SERVICE.status, words: { ...VISIT.status.words, ...SERVICE_STATUS_LABELS } },
      lines: { ...SERVICE.lines, of: LINE },
    },
    collection: 'services',
    plural: 'servicios',
    opens: 'services:open',
  },
});

export type RecordKind = keyof typeof RECORDS;

const isRecordKind = (kind: string): kind is RecordKind => kind in RECORDS;

/** By the name of its type; null if it is not a described record. */
export function kindOf(typeName: string): RecordKind | null {
  const kind = typeName.replace(/\B[A-Z]/g, '_$&').toUpperCase();
  return isRecordKind(kind) ? kind : null;
}

export const referencesTo = (kind: Referred) =>
  Object.values(RECORDS).flatMap(({ collection, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'reference' && field.to === kind)
      .map(([name]) => ({ collection, name })),
  );

/** An absence is shown in the timeline of its technician. */
export const recordOf = ({ entity, action }: { entity: string; action: string }): string =>
  action.endsWith('Absence') ? 'ABSENCE' : entity;

const fieldsWithin = (field: AnyField | undefined): RecordFields =>
  (field && 'of' in field ? field.of : undefined) ?? {};

const fieldsOf = (entity: string): RecordFields => (isRecordKind(entity) ? RECORDS[entity].fields : {});

export const fieldPaths = (entity: string): string[] =>
  Object.entries(fieldsOf(entity)).flatMap(([name, field]) => [
    name,
    ...Object.keys(fieldsWithin(field)).map((inner) => `${name}.${inner}`),
  ]);

export function fieldOf(entity: string, path: string): AnyField | undefined {
  const [name = '', inner] = path.split('.');
  const field = fieldsOf(entity)[name];
  return inner === undefined ? field : fieldsWithin(field)[inner];
}
