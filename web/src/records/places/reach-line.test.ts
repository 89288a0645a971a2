import { expect, test } from 'vitest';
import { reachLine } from './reach-line.ts';

test('tells phone, place and open services, each where it is known', () => {
  const known = { phone: '+34612345678', address: 'Calle de Ibiza 21, Madrid', openServices: 2 };
  expect(reachLine(known)).toBe('612 34 56 78 · Calle de Ibiza 21, Madrid · 2 servicios abiertos');
  expect(reachLine({ ...known, phone: null, openServices: 1 })).toBe(
    'Calle de Ibiza 21, Madrid · 1 servicio abierto',
  );
  expect(reachLine({ phone: null, address: null, openServices: 0 })).toBe('0 servicios abiertos');
  expect(reachLine({ phone: null, address: null, openServices: null })).toBe('');
});
