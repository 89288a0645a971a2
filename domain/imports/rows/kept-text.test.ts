import { expect, test } from 'vitest';
import { keptText } from './kept-text.ts';

test.each([
  ['Lo usa una línea del servicio S-2026-0007', 'lo usa una línea del servicio S-2026-0007'],
  ['Su NIF anterior es ahora de otro cliente', 'su NIF anterior es ahora de otro cliente'],
  ['NIF ajeno', 'NIF ajeno'],
])('codes, names and acronyms keep their capitals: %s', (why, said) => {
  expect(keptText({ name: 'Válvula', why })).toBe(`Se queda Válvula: ${said}`);
});
