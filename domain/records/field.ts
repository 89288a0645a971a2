import type { AddressForm } from '../contact/address-form.ts';
import type { Figure } from '../figure.ts';
import type { Address } from '../inputs/parts/address.ts';
import type { Interval } from '../time/time.ts';
import type { Day, HoursSpan, WeeklyHours } from '../people/weekly-hours.ts';
import { SHORT_TEXT_MAX } from '../text/text.ts';

export type About = {
  /** In Spanish, for forms, timelines and comparisons. A field without a label is not shown in a timeline. */
  label: string;
  searched?: true;
  leftBehind?: string;
};

export type ValueList =
  'serviceTypes' | 'skills' | 'zones' | 'prospectSources' | 'lostReasons' | 'cancelReasons' | 'holdReasons';

type Words = Readonly<Record<string, string>>;

/** The kinds of record whose name others copy, and follow when it changes. */
export type Referred = 'USER' | 'CLIENT' | 'SITE';

/** How a value that nobody types is displayed, if it is not text; `of` describes the fields within it. */
type Read = { words?: Words; list?: ValueList; of?: RecordFields };

type Kinds = {
  text: { options: { max: number; required: boolean }; stored: string | null };
  note: { options: unknown; stored: string | null };
  nif: { options: unknown; stored: string | null };
  email: { options: { required: boolean }; stored: string | null };
  phone: { options: unknown; stored: string | null };
  flag: { options: unknown; stored: boolean };
  /**
   * A whole number typed as a decimal figure. `blank` is the value of a blank field; without it the figure is required.
   */
  figure: {
    options: { figure: Figure; initial: number | null; blank?: number | null };
    stored: number | null;
  };
  /** A `LocalDate`. */
  date: { options: { required: boolean }; stored: string | null };
  instant: { options: unknown; stored: Date | null };
  hours: { options: unknown; stored: WeeklyHours | null };
  window: { options: { of: RecordFields }; stored: Interval | null };
  /** `rough` allows a postal code or a town alone. */
  address: { options: { extent: 'required' | 'whole' | 'rough' }; stored: Address | null };
  emails: { options: { most: number }; stored: string[] };
  phones: { options: { most: number }; stored: string[] };
  tags: { options: { most: number; max: number }; stored: string[] };
  /** If it is optional, a missing value becomes `initial`; an initial '' means not chosen yet. */
  choice: { options: { words: Words; initial: string; optional?: true }; stored: string };
  /** The id of a value in the settings. */
  value: { options: { list: ValueList; required: boolean }; stored: string | null };
  values: { options: { list: ValueList; most: number }; stored: string[] };
  /**
   * A copy of another record's id and name, called `owner`; forms and inputs hold its id, called `ownerId`. With `to:
   * null` the copy is never updated.
   */
  reference: { options: { required: boolean; to: Referred | null }; stored: Reference | null };
  /** Copies of other records, called `equipment`; forms and inputs hold their ids, called `equipmentIds`. */
  references: { options: { most: number }; stored: Labelled[] };
  rows: { options: RowsAbout<string> & { of: RecordFields }; stored: Record<string, unknown>[] };
  /** Written by the product, never typed, and part of the audit. */
  system: { options: Read & { empty: unknown }; stored: unknown };
  /** Not compared by the audit: it follows from other fields or records, or has entries of its own. */
  derived: { options: Read & { empty: unknown }; stored: unknown };
};

type RowsAbout<N extends string> = {
  most: number;
  /** Two rows with equal values in these fields are the same. */
  identifiedBy: readonly N[];
  /** The field that names a row in messages. */
  namedBy: N;
  /** A flag that only one row may have, and the message if a second one has it. */
  atMostOne?: { flag: N; message: string };
};

type KindName = keyof Kinds;
type OfKind<K extends KindName> = About & { kind: K } & Kinds[K]['options'];

export type AnyField = { [K in KindName]: OfKind<K> }[KindName];

export type FieldValue = {
  [K in KindName]: { kind: K; field: OfKind<K>; value: Kinds[K]['stored'] };
}[KindName];

export type RecordFields = Readonly<Record<string, AnyField>>;

declare const TYPES: unique symbol;

/** Carries types for the compiler only: the value when stored, in a form, as checked input, in a GraphQL answer. */
export type Field<K extends KindName, S, F = S, P = S, A = S> = OfKind<K> & {
  readonly [TYPES]?: { stored: S; form: F; parsed: P; answered: A };
};

type TypesOf<F> = F extends { readonly [TYPES]?: infer T } ? NonNullable<T> : never;
export type StoredValue<F> = TypesOf<F> extends { stored: infer S } ? S : never;
export type FormValue<F> = TypesOf<F> extends { form: infer V } ? V : never;
export type ParsedValue<F> = TypesOf<F> extends { parsed: infer P } ? P : never;
export type AnsweredValue<F> = TypesOf<F> extends { answered: infer A } ? A : never;

export type Reference = { id: string; name: string };
type Labelled = { id: string; label: string };

type AnsweredHours = Readonly<Record<Day, readonly HoursSpan[]>>;

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
export const email = (about: About): OptionalText<'email'> => ({ ...about, kind: 'email', required: false });
export const requiredEmail = (about: About): Field<'email', string> => ({
  ...about,
  kind: 'email',
  required: true,
});
export const hours = (
  about: About,
): Field<'hours', WeeklyHours | null, WeeklyHours | null, WeeklyHours | null, AnsweredHours | null> => ({
  ...about,
  kind: 'hours',
});
export const phone = (about: About): OptionalText<'phone'> => ({ ...about, kind: 'phone' });
export const flag = (about: About): Field<'flag', boolean> => ({ ...about, kind: 'flag' });
export const date = (about: About): OptionalText<'date'> => ({ ...about, kind: 'date', required: false });
export const requiredDate = (about: About): Field<'date', string> => ({
  ...about,
  kind: 'date',
  required: true,
});
export const instant = (about: About): Field<'instant', Date | null, string, Date | null, string | null> => ({
  ...about,
  kind: 'instant',
});

/** `start` and `end` are the labels of its ends. */
export const window = ({
  start,
  end,
  ...about
}: About & { start: string; end: string }): Field<
  'window',
  Interval | null,
  { start: string; end: string },
  Interval | null,
  { start: string; end: string } | null
> => ({ ...about, kind: 'window', of: { start: instant({ label: start }), end: instant({ label: end }) } });

type FigureAbout = About & { figure: Figure; initial: number | null };

export const requiredFigure = (about: FigureAbout): Field<'figure', number, string> => ({
  ...about,
  kind: 'figure',
});

/** `initial` is the value of a blank field. */
export const figure = <I extends number | null>(
  about: FigureAbout & { initial: I },
): Field<'figure', number | I, string> => ({ ...about, kind: 'figure', blank: about.initial });

type OptionalAddress = Field<'address', Address | null, AddressForm>;

const addressOf = (about: About, extent: 'required' | 'whole' | 'rough') => ({
  ...about,
  kind: 'address' as const,
  extent,
});

export const address = (about: About): OptionalAddress => addressOf(about, 'whole');
export const roughAddress = (about: About): OptionalAddress => addressOf(about, 'rough');
export const requiredAddress = (about: About): Field<'address', Address, AddressForm> =>
  addressOf(about, 'required');

type Several = About & { most: number };

export const emails = (about: Several): Texts<'emails'> => ({ ...about, kind: 'emails' });
export const phones = (about: Several): Texts<'phones'> => ({ ...about, kind: 'phones' });
export const tags = (about: Several & { max: number }): Texts<'tags'> => ({ ...about, kind: 'tags' });

/** A new record has the first choice. */
export const choice = <T extends string>(
  words: Readonly<Record<T, string>>,
  about: About & { optional?: true },
): Field<'choice', T> => ({ ...about, kind: 'choice', words, initial: Object.keys(words)[0] ?? '' });

export const openChoice = <T extends string>(
  words: Readonly<Record<T, string>>,
  about: About,
): Field<'choice', T, T | ''> => ({ ...about, kind: 'choice', words, initial: '' });

export const value = (list: ValueList, about: About): OptionalText<'value'> => ({
  ...about,
  kind: 'value',
  list,
  required: false,
});

export const requiredValue = (list: ValueList, about: About): Field<'value', string> => ({
  ...about,
  kind: 'value',
  list,
  required: true,
});

export const values = (list: ValueList, about: Several): Texts<'values'> => ({
  ...about,
  kind: 'values',
  list,
});

export const reference = <T extends Reference = Reference>(
  about: About & { to: Referred | null },
): Field<'reference', T | null, string, string | null, Reference | null> => ({
  ...about,
  kind: 'reference',
  required: false,
});

export const requiredReference = <T extends Reference = Reference>(
  about: About & { to: Referred },
): Field<'reference', T, string, string, Reference> => ({ ...about, kind: 'reference', required: true });

export const references = <T extends Labelled>(
  about: Several,
): Field<'references', T[], string[], string[], readonly { id: string }[]> => ({
  ...about,
  kind: 'references',
});

export const rows = <R extends RecordFields>(
  of: R,
  about: About & RowsAbout<keyof R & string>,
): Field<
  'rows',
  { [N in keyof R]: StoredValue<R[N]> }[],
  readonly { [N in keyof R]: FormValue<R[N]> }[],
  { [N in keyof R]: ParsedValue<R[N]> }[]
> => ({ ...about, kind: 'rows', of });

type Unlabelled = Partial<About>;

/** `empty` is the value in documents older than the field. */
export const system = <T>(empty: T, about: Unlabelled & Read = {}): Field<'system', T> => ({
  label: '',
  ...about,
  kind: 'system',
  empty,
});

export const derived = <T>(empty: T, about: Unlabelled & Read = {}): Field<'derived', T> => ({
  label: '',
  ...about,
  kind: 'derived',
  empty,
});
