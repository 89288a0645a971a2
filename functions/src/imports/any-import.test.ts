import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECISIONS } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { aClient } from '../clients/test-client.ts';
import { aSite } from '../unit/test-unit.ts';
import { importsInMemory } from './test-imports.ts';

const NIFS = ['B12345674', '12345678Z', '01234567L', '1234', ''];
const PHONES = ['612345678', '600111222/600333444', '6,12E+08', ''];
const STREETS = ['Calle Mayor', 'Calle Sol', ''];

const line = fc.record({
  name: fc.constantFrom('Sur, S.L.', 'Ana Ruiz', 'Luis Gil', 'Comunidad de Propietarios Sol', ''),
  nif: fc.constantFrom(...NIFS),
  phone: fc.constantFrom(...PHONES),
  street: fc.constantFrom(...STREETS),
  number: fc.constantFrom('1', '2'),
  contact: fc.constantFrom('Eva', 'Leo', ''),
  note: fc.constantFrom('Llamar', ''),
});

const known = fc.subarray([
  { id: 'k1', nif: 'B12345674', legalName: 'Sur de antes', phones: ['+34600111222'] },
  { id: 'k2', nif: null, legalName: 'Ana', phones: ['+34612345678'] },
  { id: 'k3', nif: '12345678Z', legalName: 'Ana Ruiz', phones: [], archived: true },
]);

const decisions = fc.array(fc.constantFrom(...DECISIONS, null), { minLength: 60, maxLength: 60 });

const fileOf = (
  lines: readonly {
    name: string;
    nif: string;
    phone: string;
    street: string;
    number: string;
    contact: string;
    note: string;
  }[],
) =>
  `Nombre;NIF;Teléfono;Dirección;Número;CP;Población;Contacto;Notas\r\n${lines
    .map(({ name, nif, phone, street, number, contact, note }) =>
      street === ''
        ? [name, nif, phone, '', '', '', '', contact, note].join(';')
        : [name, nif, phone, street, number, '28013', 'Madrid', contact, note].join(';'),
    )
    .join('\r\n')}\r\n`;

/** Without what changes with every run. */
const contents = ({ found }: ReturnType<typeof importsInMemory>) =>
  [found.clients, found.sites].map((all) =>
    [...all.values()].map((record) => ({ ...record, version: 0 })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );

test('any import with any decisions does what its check announced, even if interrupted, and undo restores everything', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 60 }),
      known,
      decisions,
      fc.constantFrom(...DECISIONS),
      fc.boolean(),
      async (lines, clients, chosen, rule, isKilled) => {
        const world = importsInMemory({
          clients: clients.map((each) =>
            aClient({ code: `C-${each.id}`, siteCount: 1, mainSiteId: `s-${each.id}`, ...each }),
          ),
          sites: clients.map(({ id, legalName }) =>
            aSite({ id: `s-${id}`, client: { id, code: `C-${id}`, name: legalName } }),
          ),
        });
        for (const client of world.found.clients.values()) {
          const site = world.found.sites.get(client.mainSiteId ?? '');
          world.found.clients.set(client.id, { ...client, mainSite: site?.address ?? null });
        }
        const before = contents(world);
        const id = await world.check(fileOf(lines));
        expect(contents(world)).toEqual(before);
        const heads = world
          .rows(id)
          .flatMap((row, index) =>
            row.status.kind === 'DUPLICATE' && row.head === null ? [{ row: row.number, index }] : [],
          );
        const page = (index: number) => {
          const sizes = world
            .theImport(id)
            .tallies.map(({ ASK }) => Object.values(ASK).reduce((sum, count) => sum + count, 0));
          let at = 0;
          return sizes.findIndex((size) => (at += size) > index);
        };
        await world.decide(id, {
          rule,
          rows: heads.map(({ row, index }, place) => ({
            row,
            page: page(index),
            decision: chosen[place] ?? null,
          })),
        });
        const started = await world.act(id, 'START').then(
          () => true,
          () => false,
        );
        if (!started) return;
        if (isKilled) {
          world.breakNext();
          await expect(world.advance(id)).rejects.toThrow('killed');
        }
        const done = await world.advance(id);
        expect(done.result).toEqual(done.announced);
        const undone = await world.undo(id);
        expect(undone.status).toBe('UNDONE');
        expect(contents(world)).toEqual(before);
      },
    ),
    { numRuns: 150 },
  );
});
