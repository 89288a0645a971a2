import { expect, test } from 'vitest';
import { contactLine } from './contact-line.ts';

test('contactLine contains phone, address and open services, each if known', () => {
  const known = { phone: '+34612345678', address: 'Calle de Ibiza 21, Madrid', openServices: 2 };
  expect(contactLine(known)).toBe('612 34 56 78 · Calle de Ibiza 21, Madrid · 2 servicios abiertos');
  expect(contactLine({ ...known, phone: null, openServices: 1 })).toBe(
    'Calle de Ibiza 21, Madrid · 1 servicio abierto',
  );
  expect(contactLine({ phone: null, address: null, openServices: 0 })).toBe('0 servicios abiertos');
  expect(contactLine({ phone: null, address: null, openServices: null })).toBe('');
});
