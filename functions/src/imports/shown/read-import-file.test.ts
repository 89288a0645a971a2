import { describe, expect, test } from 'vitest';
import { IMPORT_KINDS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { ADMIN, AGENT, aSite, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import { aClient } from '../../clients/testing/test-client.ts';
import { readImportResult, readTemplate } from './read-import-file.ts';
import { importsInMemory } from '../testing/test-imports.ts';

const FORMATS = ['csv', 'xlsx'] as const;

/** The owner of the example machine. */
const owner = aClient({ nif: 'B12345674', legalName: 'Calderas del Sur, S.L.' });
const worldFor = (kind: string) =>
  importsInMemory(
    kind === 'EQUIPMENT'
      ? {
          clients: [owner],
          sites: [aSite({ client: { ...owner, name: owner.legalName }, name: 'Sede central' })],
        }
      : {},
  );

describe('a template', () => {
  test.each(IMPORT_KINDS.flatMap((kind) => FORMATS.map((format) => [kind, format] as const)))(
    'of %s in %s is imported as it is',
    async (kind, format) => {
      const world = worldFor(kind);
      const file = await readTemplate(world.deps, ADMIN, { kind: kind.toLowerCase(), format });
      expect(file?.name).toMatch(new RegExp(`^plantilla-.*\\.${format}$`));
      const id = await world.check(file?.bytes ?? '', kind);
      expect(world.rows(id).map(({ problems }) => problems)).toEqual([[]]);
      expect(world.announced(id)).toMatchObject({ created: 1, error: 0 });
    },
  );

  test.each([
    ['unknown data', ADMIN, 'toString'],
    ['a technician', TECHNICIAN, 'clients'],
    ['an agent without the permission', AGENT, 'items'],
  ])('is not there for %s', async (_whom, viewer, kind) => {
    const { deps } = importsInMemory();
    expect(await readTemplate(deps, viewer, { kind, format: null })).toBeNull();
  });
});

describe('the result file', () => {
  const FILE = 'Nombre;CIF\r\nCalderas Sur, S.L.;B12345674\r\nMal;B12345675\r\n';

  test('has each row of the file with its outcome and the reason', async () => {
    const world = importsInMemory();
    const id = await world.check(FILE);
    await world.import(id);
    const file = await readImportResult(world.deps, AGENT, { id, format: 'csv' });
    expect(file).toMatchObject({ name: `resultado-${id}.csv` });
    const [header, ...rows] = new TextDecoder().decode(file?.bytes).trim().split('\r\n');
    expect(header).toContain('Fila;Resultado;Motivo;Nombre;CIF');
    expect(rows).toEqual([
      '2;Creada;;Calderas Sur, S.L.;B12345674',
      expect.stringMatching(/^3;Con errores;[^;]*NIF[^;]*;Mal;B12345675$/),
    ]);
  });

  test('is not there before the check, nor for a technician or an unknown import', async () => {
    const world = importsInMemory();
    const fresh = await world.add(FILE);
    expect(await readImportResult(world.deps, ADMIN, { id: fresh, format: null })).toBeNull();
    const checked = await world.check(FILE);
    expect(await readImportResult(world.deps, TECHNICIAN, { id: checked, format: null })).toBeNull();
    expect(await readImportResult(world.deps, ADMIN, { id: 'x', format: null })).toBeNull();
  });
});
