import type { AnyField, RecordFields } from '@cuadrilla/domain/records/field.ts';
import { typedFields } from '@cuadrilla/domain/records/record.ts';
import { within } from '@testing-library/react';

/** By field name: the label on the screen, if not the field's own. */
export type Called = Readonly<Record<string, string>>;

const ROLES: Partial<Record<AnyField['kind'], readonly string[]>> = {
  // A text with suggestions is a combobox.
  text: ['textbox', 'combobox'],
  flag: ['checkbox', 'switch'],
  hours: ['switch'],
  figure: ['textbox', 'combobox'],
  choice: ['group', 'combobox'],
  reference: ['group', 'combobox'],
  value: ['combobox'],
  values: ['group', 'combobox'],
  references: ['group', 'combobox'],
  tags: ['textbox', 'combobox'],
};

export function fieldsWithoutControl(form: HTMLElement, record: RecordFields, called: Called = {}): string[] {
  return typedFields(record).flatMap(({ name, field }) => {
    const roles = ROLES[field.kind] ?? ['textbox'];
    const found = roles.flatMap((role) =>
      within(form).queryAllByRole(role, { name: called[name] ?? field.label }),
    );
    return found.length > 0 ? [] : [name];
  });
}

export function factsOf(card: HTMLElement): Record<string, string> {
  const [terms, facts] = [within(card).queryAllByRole('term'), within(card).queryAllByRole('definition')];
  return Object.fromEntries(terms.map((term, at) => [term.textContent, facts[at]?.textContent ?? '']));
}

type Sample = { name: string; label: string; value: unknown; text: string };

export const samplesOf = (record: RecordFields, called: Called = {}): Sample[] =>
  typedFields(record).flatMap(({ name, field }) => {
    const sample = sampleOf(name, field);
    return sample ? [{ name, label: called[name] ?? field.label, ...sample }] : [];
  });

/** A test lists these, and says itself where they are shown. */
export const fieldsWithoutSample = (record: RecordFields): string[] =>
  typedFields(record).flatMap(({ name, field }) => (sampleOf(name, field) ? [] : [name]));

export const valuesOf = (samples: readonly Sample[]): Record<string, unknown> =>
  Object.fromEntries(samples.map(({ name, value }) => [name, value]));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The samples that are neither in the card nor elsewhere. */
export const unshown = (samples: readonly Sample[], facts: Called, elsewhere: Called = {}): string[] =>
  samples
    .filter(({ name, label, text }) => !plain(elsewhere[name] ?? facts[label] ?? '').includes(plain(text)))
    .map(({ name }) => name);

function sampleOf(name: string, field: AnyField): { value: unknown; text: string } | null {
  const words = `Valor de ${name}`;
  switch (field.kind) {
    case 'text':
    case 'note':
    case 'nif':
      return { value: words, text: words };
    case 'email':
      return { value: 'ana@ejemplo.es', text: 'ana@ejemplo.es' };
    case 'phone':
      return { value: '+34600300100', text: '600 30 01 00' };
    case 'emails':
      return { value: ['ana@ejemplo.es'], text: 'ana@ejemplo.es' };
    case 'phones':
      return { value: ['+34600300100'], text: '600 30 01 00' };
    case 'tags':
      return { value: [words], text: words };
    case 'figure':
      return { value: 120, text: field.figure.read(120) };
    case 'date':
      return { value: '2031-07-09', text: '09/07/2031' };
    default:
      return null;
  }
}
