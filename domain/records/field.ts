import type { Address } from '../inputs/address.ts';
import { SHORT_TEXT_MAX } from '../text.ts';

/** What is said of a field whatever it holds. */
export type About = {
  /** Its name in Spanish: in forms, timelines and comparisons. A field without one is not shown in a timeline. */
  label: string;
  /** Personal data in the sense of the GDPR. */
  personal?: true;
  /** What a merge calls a value that it cannot keep, such as `El correo`; without it, the label. */
  leftBehind?: string;
};

/** The kinds of field, and what a description says of each. */
type Kinds = {
  text: { max: number; required: boolean };
  note: unknown;
  nif: unknown;
  email: unknown;
  phone: unknown;
  flag: unknown;
  address: unknown;
  emails: { most: number };
  phones: { most: number };
  tags: { most: number; max: number };
  choice: { words: Readonly<Record<string, string>> };
  /** A copy of another record's id and name, called `owner`; forms and inputs hold its id, called `ownerId`. */
  reference: unknown;
  /** Records in a record. Only one of them may have the flag that `atMostOne` names. */
  rows: { of: RecordFields; most: number; atMostOne: string };
  /** Written by the product, never typed, and part of the audit. */
  system: unknown;
  /** Follows from other records: no part of the audit. */
  derived: unknown;
};

type KindName = keyof Kinds;
type OfKind<K extends KindName> = About & { kind: K } & Kinds[K];

export type AnyField = { [K in KindName]: OfKind<K> }[KindName];

/** The fields of one kind of record, in the order in which people read them. */
export type RecordFields = Readonly<Record<string, AnyField>>;

declare const TYPES: unique symbol;

/** A field with the types of its values, which only the compiler knows: stored, in a form, and in a checked input. */
export type Field<K extends KindName, S, F = S, P = S> = OfKind<K> & {
  readonly [TYPES]?: { stored: S; form: F; parsed: P };
};

type TypesOf<F> = F extends { readonly [TYPES]?: infer T } ? NonNullable<T> : never;
export type StoredValue<F> = TypesOf<F> extends { stored: infer S } ? S : never;
export type FormValue<F> = TypesOf<F> extends { form: infer V } ? V : never;
export type ParsedValue<F> = TypesOf<F> extends { parsed: infer P } ? P : never;

export type AddressForm = Record<'street' | 'number' | 'floor' | 'postalCode' | 'city', string>;
/** A record as others name it. */
export type Reference = { id: string; name: string };

type TextAbout = About & { max?: number };
type OptionalText<K extends KindName> = Field<K, string | null, string>;
type Texts<K extends KindName> = Field<K, string[], readonly string[]>;

export const requiredText = ({ max = SHORT_TEXT_MAX, ...about }: TextAbout): Field<'text', string> => ({
  ...about,
  kind: 'text',
  required: true,
  max,
});

export const text = ({ max = SHORT_TEXT_MAX, ...about }: TextAbout): OptionalText<'text'> => ({
  ...about,
  kind: 'text',
  required: false,
  max,
});

export const note = (about: About): OptionalText<'note'> => ({ ...about, kind: 'note' });
export const nif = (about: About): OptionalText<'nif'> => ({ ...about, kind: 'nif' });
export const email = (about: About): OptionalText<'email'> => ({ ...about, kind: 'email' });
export const phone = (about: About): OptionalText<'phone'> => ({ ...about, kind: 'phone' });
export const flag = (about: About): Field<'flag', boolean> => ({ ...about, kind: 'flag' });
export const address = (about: About): Field<'address', Address | null, AddressForm> => ({
  ...about,
  kind: 'address',
});

export const emails = (about: About & { most: number }): Texts<'emails'> => ({ ...about, kind: 'emails' });
export const phones = (about: About & { most: number }): Texts<'phones'> => ({ ...about, kind: 'phones' });
export const tags = (about: About & { most: number; max: number }): Texts<'tags'> => ({
  ...about,
  kind: 'tags',
});

/** One of a list; a new record has the first. */
export const choice = <T extends string>(
  words: Readonly<Record<T, string>>,
  about: About,
): Field<'choice', T> => ({ ...about, kind: 'choice', words });

export const reference = <T extends Reference = Reference>(
  about: About,
): Field<'reference', T | null, string, string | null> => ({ ...about, kind: 'reference' });

export const rows = <R extends RecordFields>(
  of: R,
  about: About & { most: number; atMostOne: keyof R & string },
): Field<
  'rows',
  { [N in keyof R]: StoredValue<R[N]> }[],
  readonly { [N in keyof R]: FormValue<R[N]> }[],
  { [N in keyof R]: ParsedValue<R[N]> }[]
> => ({ ...about, kind: 'rows', of });

export const system = <T>(label = ''): Field<'system', T> => ({ label, kind: 'system' });
export const derived = <T>(): Field<'derived', T> => ({ label: '', kind: 'derived' });
