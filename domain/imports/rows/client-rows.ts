import { canonicalEmail } from '../../contact/email.ts';
import { suggestedKind } from '../../contact/nif.ts';
import { managingOf } from '../../contact/property-managers.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { validate, type FieldMessage } from '../../inputs/parts/validate.ts';
import { CLIENT, type NewClient } from '../../records/client.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { SITE, type NewSite } from '../../records/site.ts';
import { cellKey } from '../cells/cell.ts';
import { kindOfName } from '../words.ts';
import { addressKey } from './changes.ts';
import {
  guardedOf,
  messageInRow,
  type Inputs,
  type RowCells,
  type RowNotice,
  type RowOptions,
  type RowProblem,
} from './read-row.ts';
import type { ReadValue } from './read-values.ts';
import type { MatchField } from './row-states.ts';

export type ClientRow = {
  number: number;
  name: string;
  code: string | null;
  client: NewClient | null;
  manager: string | null;
  site: NewSite | null;
  /** Names of the inputs that the file filled in, by record. */
  sent: { client: string[]; site: string[] };
  guarded: { client: string[]; site: string[] };
  problems: RowProblem[];
  notices: RowNotice[];
  read: ReadValue[];
};

/**
 * `head` is the first row of the client, when this row only adds a site or a contact; `repeats` is the row that it
 * repeats.
 */
export type Place = {
  head: number | null;
  repeats: number | null;
  /** An earlier row of the client has brought this site. */
  isKnownSite: boolean;
  /** The NIF that the first row of its client lacked. */
  brought: string | null;
  alike: { row: number; name: string; by: MatchField } | null;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function clientRowSchemas(parsePhone: PhoneParser) {
  return { client: recordSchema(CLIENT, parsePhone), site: recordSchema(SITE, parsePhone) };
}

type Schemas = ReturnType<typeof clientRowSchemas>;

export function readClientRow(
  { number, values, problems, notices, read }: RowCells,
  columnOf: (path: string) => number | null,
  options: Pick<RowOptions, 'sameAddress' | 'neverOverwrite'>,
  schemas: Schemas,
): ClientRow {
  const { code, lastName, managedById, ...given } = values['client'] ?? {};
  const manager = text(managedById);
  const name = [text(given['legalName']), text(lastName)].filter(Boolean).join(' ');
  const site = values['site'] === undefined ? null : withSiteName(values['site']);
  const contact = values['contact'] === undefined ? null : { name, main: true, ...values['contact'] };
  const shared =
    options.sameAddress && given['billingAddress'] === undefined && site !== null
      ? site['address']
      : undefined;
  const client: Inputs = {
    ...given,
    legalName: name,
    kind:
      given['kind'] ??
      suggestedKind(text(given['nif'])) ??
      kindOfName(name) ??
      (manager === '' ? 'PERSON' : 'COMMUNITY'),
    ...(shared !== undefined && { billingAddress: shared }),
    ...(contact !== null && { contacts: [contact] }),
  };
  const wrong = [
    ...problemsOf(schemas.client, client, 'client').filter(
      ({ path }) => shared === undefined || !path.startsWith(BILLING),
    ),
    ...managingProblems({ ...client, ...(manager !== '' && { managedById: manager }) }),
    ...(site === null ? [] : problemsOf(schemas.site, site, 'site')),
  ];
  const all = [...problems, ...placed(wrong, problems, columnOf)];
  const isWhole = all.length === 0;
  return {
    number,
    name,
    code: text(code) || null,
    client: isWhole ? valueOf(schemas.client, client) : null,
    manager: manager || null,
    site: isWhole && site !== null ? valueOf(schemas.site, site) : null,
    sent: {
      client: [
        ...Object.keys(given),
        ...(name === '' ? [] : ['legalName']),
        ...(manager === '' ? [] : ['managedById']),
        ...(contact === null ? [] : ['contacts']),
      ],
      site: Object.keys(values['site'] ?? {}),
    },
    guarded: { client: guardedOf(options, 'client'), site: guardedOf(options, 'site') },
    problems: all,
    notices,
    read,
  };
}

/** A site without a name is called by its street. */
function withSiteName(site: Inputs): Inputs {
  if (text(site['name']) !== '') return site;
  const { street, number } = (site['address'] ?? {}) as Inputs;
  return { ...site, name: [text(street), text(number)].filter(Boolean).join(' ').slice(0, 100) };
}

function problemsOf(
  schema: Schemas['client'] | Schemas['site'],
  value: Inputs,
  record: 'client' | 'site',
): FieldMessage[] {
  const validation = validate(schema, value);
  if (validation.ok) return [];
  return validation.fields.map(({ path, message }) => ({
    path: path.startsWith('contacts.0.') ? path.replace('contacts.0.', 'contact.') : `${record}.${path}`,
    message,
  }));
}

function valueOf<T>(schema: { parse: (value: unknown) => T }, value: Inputs): T {
  return schema.parse(value);
}

function managingProblems(client: Inputs): FieldMessage[] {
  const managing = managingOf(client as Parameters<typeof managingOf>[0]);
  return managing.ok ? [] : [{ path: `client.${managing.problem.path}`, message: managing.problem.message }];
}

/** A field with an invalid cell already has a problem, as does the name of a site without a street. */
function placed(
  wrong: readonly FieldMessage[],
  known: readonly RowProblem[],
  columnOf: (path: string) => number | null,
): RowProblem[] {
  const said = new Set(known.map(({ path }) => path));
  const hasStreet = !wrong.some(({ path }) => path === 'site.address.street' || path === 'site.address');
  return wrong
    .filter(({ path }) => !said.has(path) && (path !== 'site.name' || hasStreet))
    .map(({ path, message }) => ({
      path,
      column: columnOf(path),
      message: messageInRow(message),
      raw: null,
    }));
}

/** This label is complete on its own. */
const BILLING = 'client.billingAddress';

/**
 * Rows of one client, by code, NIF or name, are its further sites; a row without new data is a repetition. Rows of
 * different clients that share an e-mail or a phone are reported as similar, unless two NIFs differ.
 */
export function placeClientRows(rows: readonly ClientRow[]): Place[] {
  const heads: Head[] = [];
  const byKey = new Map<string, Head>();
  const byContact = new Map<string, Head>();
  return rows.map((row) => {
    const keys = identityKeys(row);
    const known = keys
      .map((key) => byKey.get(key))
      .find((head) => head !== undefined && isSameClient(head, row));
    if (known !== undefined) {
      const brought = broughtNif(row, known, byKey);
      known.nif ??= brought;
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, known);
      return { head: known.number, ...addTo(known, row), brought, alike: null };
    }
    const alike = contactKeys(row).flatMap(({ key, by }) => {
      const head = byContact.get(key);
      return head !== undefined && !haveTwoNifs(head.nif, row.client?.nif)
        ? [{ row: head.number, name: head.name, by }]
        : [];
    })[0];
    const head = newHead(row);
    heads.push(head);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, head);
    for (const { key } of contactKeys(row)) if (!byContact.has(key)) byContact.set(key, head);
    return { head: null, repeats: null, isKnownSite: false, brought: null, alike: alike ?? null };
  });
}

type Head = {
  number: number;
  name: string;
  nif: string | null;
  contactKeys: Set<string>;
  isPerson: boolean;
  sites: Map<string, number>;
  contacts: Set<string>;
};

function broughtNif({ client }: ClientRow, head: Head, byKey: ReadonlyMap<string, Head>): string | null {
  const nif = client?.nif ?? null;
  if (nif === null || head.nif !== null) return null;
  return (byKey.get(`nif:${nif}`) ?? head) === head ? nif : null;
}

function newHead(row: ClientRow): Head {
  const head: Head = {
    number: row.number,
    name: row.name,
    nif: row.client?.nif ?? null,
    contactKeys: new Set(contactKeys(row).map(({ key }) => key)),
    isPerson: row.client?.kind === 'PERSON',
    sites: new Map(),
    contacts: new Set(),
  };
  addTo(head, row);
  return head;
}

/** `repeats` is the identical earlier row, if this one adds neither site nor contact. */
function addTo(
  head: Head,
  { number, site, client, problems }: ClientRow,
): Pick<Place, 'repeats' | 'isKnownSite'> {
  if (problems.length > 0) return { repeats: null, isKnownSite: false };
  const place =
    site === null ? '' : addressKey(site.address) + (site.address.street === '' ? cellKey(site.name) : '');
  const contacts = (client?.contacts ?? []).map((contact) => cellKey(contact.name));
  const known = head.sites.get(place);
  const isKnown = known !== undefined && contacts.every((name) => head.contacts.has(name));
  if (known === undefined) head.sites.set(place, number);
  for (const name of contacts) head.contacts.add(name);
  return { repeats: isKnown ? known : null, isKnownSite: known !== undefined };
}

const haveTwoNifs = (a: string | null | undefined, b: string | null | undefined) =>
  a != null && b != null && a !== b;

/** Two people with the same name are different unless they share something else. */
function isSameClient(head: Head, row: ClientRow): boolean {
  const nif = row.client?.nif ?? null;
  if (haveTwoNifs(head.nif, nif)) return false;
  if (head.nif !== null && head.nif === nif) return true;
  if (!head.isPerson) return true;
  const keys = contactKeys(row).map(({ key }) => key);
  return keys.length === 0 || head.contactKeys.size === 0 || keys.some((key) => head.contactKeys.has(key));
}

function identityKeys({ code, client, name }: ClientRow): string[] {
  return [
    ...(code === null ? [] : [`code:${cellKey(code)}`]),
    ...(client?.nif == null ? [] : [`nif:${client.nif}`]),
    ...(name === '' ? [] : [`name:${cellKey(name)}`]),
  ];
}

function contactKeys({ client }: ClientRow): { key: string; by: MatchField }[] {
  return [
    ...(client?.emails ?? []).map((email) => ({
      key: `email:${canonicalEmail(email)}`,
      by: 'EMAIL' as const,
    })),
    ...(client?.phones ?? []).map((phone) => ({ key: `phone:${phone}`, by: 'PHONE' as const })),
  ];
}

const sameContact = (a: Contact, b: Contact) => cellKey(a.name) === cellKey(b.name);
type Contact = NewClient['contacts'][number];

/** Null beyond the maximum of contacts. */
export function withContactsOf(head: NewClient, other: NewClient): NewClient | null {
  const fresh = other.contacts.filter((each) => !head.contacts.some((known) => sameContact(known, each)));
  if (fresh.length === 0) return head;
  const contacts = [
    ...head.contacts,
    ...fresh.map((each) => ({ ...each, main: head.contacts.length === 0 })),
  ];
  return contacts.length > CLIENT.contacts.most ? null : { ...head, contacts };
}
