import { expect, test } from 'vitest';
import { declaredSeparator, guessSeparator } from './separator.ts';

test.each([
  ['Nombre;Notas\nAna;"uno, dos"\nLuis;a, b, c\n', ';'],
  ['Nombre;Notas\nAna;uno, dos, tres\nLuis;a, b, c\nEva;1, 2, 3\n', ';'],
  ['Nombre,Teléfono\nAna,612\nLuis,613\n', ','],
  ['Nombre\tTeléfono\nAna\t612\n', '\t'],
  ['a|b|c\n1|2|3\n', '|'],
  ['Nombre\nAna\nLuis\n', ';'],
  ['sep=,\nNombre;x,Notas\n', ','],
  ['"Nombre;largo",Tel\n"a;b",1\n"c\nd;e",2\n', ','],
  ['Taller Sur;;;\n;;;\nNombre;NIF;Tel;Notas\nAna;1;2;a,b,c,d,e\n', ';'],
  ['Ref;Precio, sin IVA;Coste, sin IVA;a;b;c\n1;12,50;7,00;10;x\n', ';'],
  ['', ';'],
])('the separator of %j is guessed as %j', (text, separator) => {
  expect(guessSeparator(text)).toBe(separator);
});

test('declaredSeparator reads a `sep=` line and its length', () => {
  expect(declaredSeparator('sep=;\r\nNombre;NIF')).toEqual({ separator: ';', length: 7 });
  expect(declaredSeparator('Nombre;NIF')).toBeNull();
});
