import { personSortKey, sortKey } from '../text/text.ts';

export const PARTY_KINDS = ['PERSON', 'COMPANY', 'COMMUNITY', 'PUBLIC_BODY'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export const PARTY_KIND_LABELS: Record<PartyKind, string> = {
  PERSON: 'Particular',
  COMPANY: 'Empresa',
  COMMUNITY: 'Comunidad',
  PUBLIC_BODY: 'Administración pública',
};

/** Of each: e-mails, and phones. */
export const PARTY_CONTACTS_MAX = 5;

/** Tags or towns suggested at once. */
export const CLIENT_VALUES_MAX = 20;

export const mayManage = (kind: PartyKind): boolean => kind === 'PERSON' || kind === 'COMPANY';

/** Disjoint from the kinds that manage, so that no chain of managers can arise. */
export const mayBeManaged = (kind: PartyKind): boolean => kind === 'COMMUNITY';

export type PartyNames = {
  kind: PartyKind;
  name?: string | null;
  lastName?: string | null;
  legalName?: string | null;
};

const joined = (texts: readonly (string | null | undefined)[], separator: string) =>
  texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);

export function displayName({ kind, name, lastName, legalName }: PartyNames): string {
  const own = joined([name, lastName], ' ');
  const legal = joined([legalName], '');
  return kind === 'PERSON' ? own || legal : legal || own;
}

export function sortName({ kind, name, lastName, legalName }: PartyNames): string {
  const legal = joined([legalName], '');
  const byPerson = kind === 'PERSON' || legal === '';
  return byPerson ? personSortKey(lastName ?? '', name ?? '') : sortKey(legal);
}

export function sameQuestion(others: readonly { kind: PartyKind }[]): string {
  return others.some(({ kind }) => kind === 'PERSON') ? '¿Es la misma persona?' : '¿Es el mismo cliente?';
}
