import { expect, test } from 'vitest';
import { IMPORT_MAX_DECISIONS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { ADMIN } from '../unit/testing/test-unit.ts';
import { decideImport } from './decide-import.ts';
import { importsInMemory } from './testing/test-imports.ts';

test('more decisions than one request may bring are refused, with their field', async () => {
  const world = importsInMemory();
  const id = await world.check('Nombre;Email\r\nAna;a@ejemplo.es\r\n');
  const rows = (count: number) => Array.from({ length: count }, (_row, row) => ({ page: 0, row }));
  const decide = (count: number) => decideImport(world.deps, ADMIN, { id, rows: rows(count) }, null);
  expect(await decide(IMPORT_MAX_DECISIONS + 1)).toMatchObject({
    kind: 'invalid',
    fields: [{ path: 'rows', message: 'Se pueden decidir como mucho 100 filas a la vez' }],
  });
  // As many as are allowed are looked at.
  expect(await decide(IMPORT_MAX_DECISIONS)).toMatchObject({
    fields: [{ path: 'rows', message: 'Esa fila no está repetida' }],
  });
});
