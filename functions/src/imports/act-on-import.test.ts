import { expect, test } from 'vitest';
import { AGENT } from '../unit/testing/test-unit.ts';
import { partAct } from './advance/import-acts.ts';
import { importsInMemory } from './testing/test-imports.ts';

const FILE = 'Nombre;CIF\r\nCalderas Sur, S.L.;B12345674\r\n';

test('an import is written in the name of who starts it', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE);
  expect(partAct(world.theImport(id), 'importRecords', 0, new Date())).toMatchObject({
    actor: { id: 'admin' },
  });
  await world.act(id, 'START', AGENT);
  expect(partAct(world.theImport(id), 'importRecords', 0, new Date())).toMatchObject({
    actor: { id: 'agent', name: 'Eva Sanz' },
    intent: { actor: 'admin' },
  });
});

test('a file uploaded long ago is not imported any more', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE);
  world.change(id, { createdAt: new Date('2026-08-01T08:00:00Z') });
  await expect(world.act(id, 'START')).rejects.toThrow('El archivo se subió hace más de 80 días');
});
