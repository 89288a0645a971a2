import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { expect, test } from 'vitest';
import { serviceOfCaller } from './service-of-caller.ts';

const values = emptyForm(PROSPECT);

test('the need becomes the title, and everything else typed becomes the description', () => {
  const typed = serviceOfCaller({
    ...values,
    ...{ name: 'Beatriz ', lastName: 'Lorenzo', phone: '612 34 56 78', need: ' La caldera gotea ' },
    ...{ notes: 'Por la tarde', address: { ...values.address, street: 'Calle Mayor', postalCode: '28013' } },
  });
  expect(typed).toEqual({
    title: 'La caldera gotea',
    description: 'Por la tarde\nLlama: Beatriz Lorenzo, 612 34 56 78\nDirección: Calle Mayor, 28013',
  });
});

test('a need too long for a title goes into the description, and empty values stay empty', () => {
  const need = 'Gotea '.repeat(30).trim();
  const { title, description } = serviceOfCaller({ ...values, need });
  expect(title).toHaveLength(100);
  expect(description).toBe(need);
  expect(serviceOfCaller(values)).toEqual({ title: '', description: '' });
});
