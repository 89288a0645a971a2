import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { foldText } from '@cuadrilla/domain/text/text.ts';
import { wrongField, type Failure } from '../failures.ts';
import type { CatalogKind } from '../graphql/types.generated.ts';
import { keepUnsent, type CatalogValue, type SectionContent, type SectionName } from './settings.ts';

type ListOf<S extends SectionName> = { section: S; field: keyof SectionContent<S> };

const LISTS = {
  SERVICE_TYPE: { section: 'serviceTypes', field: 'values' },
  SKILL: { section: 'skills', field: 'values' },
  ZONE: { section: 'zones', field: 'values' },
  PROSPECT_SOURCE: { section: 'reasons', field: 'prospectSources' },
  LOST_REASON: { section: 'reasons', field: 'lostReasons' },
  CANCEL_REASON: { section: 'reasons', field: 'cancelReasons' },
  HOLD_REASON: { section: 'reasons', field: 'holdReasons' },
} as const satisfies Record<CatalogKind, { [S in SectionName]: ListOf<S> }[SectionName]>;

export type ListSection = (typeof LISTS)[CatalogKind]['section'];

export function sectionOf(kind: CatalogKind): ListSection {
  return LISTS[kind].section;
}

export function valuesIn(kind: CatalogKind, content: SectionContent<ListSection>): readonly CatalogValue[] {
  return (content as Record<string, CatalogValue[]>)[LISTS[kind].field] ?? [];
}

export function withValues<S extends ListSection>(
  kind: CatalogKind,
  content: SectionContent<S>,
  values: readonly CatalogValue[],
): SectionContent<S> {
  return { ...content, [LISTS[kind].field]: values } as unknown as SectionContent<S>;
}

type Refused = Extract<Failure, { kind: 'invalid' | 'notFound' }>;

export const EXISTS = 'Ya existe';

const VALUES_MAX = 200;
// The log keeps the list before and after in one entry, which Firestore limits to 1 MiB.
const BYTES_MAX = 400_000;

/** A null `id` adds the value; a retired one stays retired. Names are compared without case and accents. */
export function putValue<V extends CatalogValue>(
  values: readonly V[],
  id: string | null,
  { fields, input }: { fields: Omit<V, 'id' | 'retired'> & { name: string }; input: object },
  newId: () => string,
): { kind: 'values'; values: V[] } | Refused {
  const old = values.find((value) => value.id === id);
  if (id !== null && !old) return { kind: 'notFound' };
  if (values.some((value) => value.id !== id && nameKey(value) === nameKey(fields)))
    return wrongField('name', EXISTS);
  const next = old
    ? values.map((each) => (each === old ? keepUnsent(old, { ...old, ...fields }, input) : each))
    : [...values, { id: newId(), ...fields, retired: false } as unknown as V];
  return tooLarge(next) ?? { kind: 'values', values: next };
}

export function tooLarge(values: readonly unknown[]): Extract<Failure, { kind: 'invalid' }> | null {
  if (values.length > VALUES_MAX) return wrongField('name', MESSAGES.tooMany(VALUES_MAX));
  return Buffer.byteLength(JSON.stringify(values)) > BYTES_MAX
    ? wrongField('name', 'La lista es demasiado larga')
    : null;
}

function nameKey({ name }: { name: string }): string {
  return foldText(name).replace(/\s+/gu, ' ');
}
