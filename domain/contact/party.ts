import { personSortKey, sortKey } from '../text/text.ts';

/** What a prospect or client is; the names are those of the GraphQL enum. */
export const PARTY_KINDS = ['PERSON', 'COMPANY', 'COMMUNITY', 'PUBLIC_BODY'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export const PARTY_KIND_LABELS: Record<PartyKind, string> = {
  PERSON: 'Particular',
  COMPANY: 'Empresa',
  COMMUNITY: 'Comunidad',
  PUBLIC_BODY: 'Administración pública',
};

export const mayManage = (kind: PartyKind): boolean => kind === 'PERSON' || kind === 'COMPANY';

/** Who may have one. Nobody may be both, so that no chain of them can be made. */
export const mayBeManaged = (kind: PartyKind): boolean => kind === 'COMMUNITY';

/** What names a prospect: a person's own name, or the legal name with its contact person. */
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

/** The name a list shows: `Ana Ruiz`, or the legal name. */
export function displayName({ kind, name, lastName, legalName }: PartyNames): string {
  const own = joined([name, lastName], ' ');
  const legal = joined([legalName], '');
  return kind === 'PERSON' ? own || legal : legal || own;
}

/** For ordering a list of parties: people by surname, the others by legal name. */
export function sortName({ kind, name, lastName, legalName }: PartyNames): string {
  const legal = joined([legalName], '');
  const byPerson = kind === 'PERSON' || legal === '';
  return byPerson ? personSortKey(lastName ?? '', name ?? '') : sortKey(legal);
}

/** What is asked of a list of others who look alike: of organisations alone nobody asks whether they are a person. */
export function sameQuestion(others: readonly { kind: PartyKind }[]): string {
  return others.some(({ kind }) => kind === 'PERSON') ? '¿Es la misma persona?' : '¿Es el mismo cliente?';
}
