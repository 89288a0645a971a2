import { expect, test } from 'vitest';
import { serviceLineSchema } from '../inputs/services/service-line.ts';
import { validate } from '../inputs/parts/validate.ts';
import { LINE, type LineForm } from './line.ts';
import { emptyForm, formOf, inputOf } from './record-form.ts';

const FIELDS = {
  itemId: null,
  kind: 'LABOUR',
  text: 'Oficial de primera',
  quantityMilli: 1_250_500,
  unit: 'HOUR',
  unitPriceCents: 423_150,
  discountBasisPoints: 1250,
  vatPercent: 10,
  billable: 'WARRANTY',
} as const;

const read = (values: Partial<LineForm>) =>
  validate(serviceLineSchema(), inputOf(LINE, { ...emptyForm(LINE), text: 'Junta', ...values }));

test("a line's form values are read back as the same line", () => {
  const form = formOf(LINE, { ...FIELDS, item: null });
  expect(form).toMatchObject({
    quantityMilli: '1250,5',
    unitPriceCents: '4.231,50',
    discountBasisPoints: '12,5',
  });
  expect(validate(serviceLineSchema(), inputOf(LINE, form))).toEqual({ ok: true, value: FIELDS });
});

test('a new line requires only its text; a blank price is null, a blank discount 0', () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: { quantityMilli: 1000, unitPriceCents: null, discountBasisPoints: 0, vatPercent: 21 },
  });
});

test.each([
  ['quantityMilli', '0'],
  ['quantityMilli', 'dos'],
  ['quantityMilli', ''],
  ['unitPriceCents', 'gratis'],
  ['discountBasisPoints', '101'],
] as const)('%s «%s» is refused at its field', (field, text) => {
  const result = read({ [field]: text });
  expect(result.ok ? [] : result.fields.map(({ path }) => path)).toEqual([field]);
});
