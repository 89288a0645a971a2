import { expect, test } from 'vitest';
import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { ADMIN, AGENT, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import { readImport, readImports } from './read-import.ts';
import { importsInMemory } from '../testing/test-imports.ts';

test('the list asks for the kinds that the user may import', async () => {
  const asked: unknown[] = [];
  const list = (page: { kinds: readonly ImportKind[] }) => {
    asked.push(page.kinds);
    return Promise.resolve({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: null,
    });
  };
  const deps = { stores: { imports: { list } } };
  await readImports(deps, ADMIN, { first: 20, after: null });
  await readImports(deps, AGENT, { first: 20, after: null });
  expect(asked).toEqual([
    ['CLIENTS', 'EQUIPMENT', 'PROSPECTS', 'ITEMS'],
    ['CLIENTS', 'PROSPECTS'],
  ]);
  expect(() => readImports(deps, TECHNICIAN, { first: 20, after: null })).toThrow('No tienes permiso');
});

test('an import of a kind that the user may not import does not exist for them', async () => {
  const world = importsInMemory();
  const id = await world.add('Referencia;Nombre\r\nVAL-15;Válvula\r\n', 'ITEMS');
  expect(await readImport(world.deps, ADMIN, id)).toMatchObject({ id, kind: 'ITEMS' });
  expect(await readImport(world.deps, AGENT, id)).toBeNull();
  expect(await readImport(world.deps, ADMIN, 'import00000000nobody')).toBeNull();
  await expect(readImport(world.deps, TECHNICIAN, id)).rejects.toThrow('No tienes permiso');
});
