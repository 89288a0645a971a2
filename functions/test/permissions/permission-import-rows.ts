/** Files of records: administrators bring in any, agents clients and prospects, technicians none. */
import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { givenClient, someClient } from '../kits/client-kit.ts';
import {
  givenImport,
  importMutationOf,
  succeedImport,
  takeStep,
  type ImportMutation,
} from '../kits/import-kit.ts';
import {
  ADMIN_SEES,
  OFFICE,
  OFFICE_SEES,
  question,
  type Cell,
  type Operation,
  type Row,
  type World,
} from './permission-world.ts';

const FILES: Readonly<Record<ImportKind, string>> = {
  CLIENTS: 'Nombre;NIF\r\nAna Ruiz;12345678Z\r\n',
  PROSPECTS: 'Nombre;Teléfono\r\nAna;612345678\r\n',
  EQUIPMENT: 'CIF;Tipo\r\nB12345674;Caldera\r\n',
  ITEMS: 'Referencia;Nombre\r\nMO;Ana Ruiz\r\n',
};

const given = ({ kit, people }: World, kind: ImportKind) =>
  givenImport(kit, people.ADMIN, { kind, bytes: FILES[kind] });

async function checked(world: World, kind: ImportKind) {
  // The machine of the file is one of this client.
  if (kind === 'EQUIPMENT')
    await givenClient(world.kit, world.people.ADMIN, { client: someClient({ nif: 'B12345674' }) });
  const id = await given(world, kind);
  return takeStep(world.kit, world.people.ADMIN, { id, version: 1 }, 'CHECK');
}

/** Under way, and so on by further acts of the administrator. */
async function after(world: World, kind: ImportKind, ...acts: ('START' | 'PAUSE')[]) {
  const { kit, people } = world;
  let { id, version } = await checked(world, kind);
  for (const act of acts)
    ({ id, version } = (await succeedImport(kit, people.ADMIN, 'actOnImport', { id, version, act })).import);
  return { id, version };
}

async function imported(world: World, kind: ImportKind) {
  return takeStep(world.kit, world.people.ADMIN, await checked(world, kind), 'START');
}

const change = (name: ImportMutation, input: Record<string, unknown>): Operation => ({
  query: importMutationOf(name),
  variables: { input },
});

/** As if it was not there. */
const ADMIN_KNOWS: Row[1] = ['done', 'NotFoundError', 'FORBIDDEN'];
const HIDDEN_FROM_AGENTS: Row[1] = ['seen', 'hidden', ADMIN_SEES[2]];

const SOME: readonly [ImportKind, string, seen: Row[1], done: [Cell, Cell, Cell]][] = [
  ['CLIENTS', 'clients', OFFICE_SEES, OFFICE],
  ['PROSPECTS', 'prospects', OFFICE_SEES, OFFICE],
  ['EQUIPMENT', 'equipment', HIDDEN_FROM_AGENTS, ADMIN_KNOWS],
  ['ITEMS', 'the catalogue', HIDDEN_FROM_AGENTS, ADMIN_KNOWS],
];

export const importRows: Row[] = SOME.flatMap(([kind, name, seen, done]): Row[] => [
  [
    `list imports of ${name}`,
    seen,
    async (w) => question('imports { edges { node { id } } }', await given(w, kind)),
  ],
  [
    `open an import of ${name}`,
    seen,
    async (w) => {
      const id = await given(w, kind);
      return question(`import(id: "${id}") { id }`, id);
    },
  ],
  [
    `see the rows of an import of ${name}`,
    seen,
    async (w) => {
      const { id } = await checked(w, kind);
      return question(`importRows(id: "${id}") { rows { name status } }`, '"status"');
    },
  ],
  [
    `change an import of ${name}`,
    done,
    async (w) => change('changeImport', { id: await given(w, kind), version: 1, titleCase: true }),
  ],
  [
    `check a file of ${name}`,
    done,
    async (w) => change('actOnImport', { id: await given(w, kind), version: 1, act: 'CHECK' }),
  ],
  [
    `start an import of ${name}`,
    done,
    async (w) => change('actOnImport', { ...(await after(w, kind)), act: 'START' }),
  ],
  [
    `pause an import of ${name}`,
    done,
    async (w) => change('actOnImport', { ...(await after(w, kind, 'START')), act: 'PAUSE' }),
  ],
  [
    `resume an import of ${name}`,
    done,
    async (w) => change('actOnImport', { ...(await after(w, kind, 'START', 'PAUSE')), act: 'RESUME' }),
  ],
  [
    `undo an import of ${name}`,
    done,
    async (w) => {
      const { id, version } = await imported(w, kind);
      return change('actOnImport', { id, version, act: 'UNDO' });
    },
  ],
  [
    `discard an import of ${name}`,
    done,
    async (w) => change('actOnImport', { id: await given(w, kind), version: 1, act: 'DISCARD' }),
  ],
  [
    `decide an import of ${name}`,
    done,
    async (w) => change('decideImport', { id: (await checked(w, kind)).id, rule: 'SKIP' }),
  ],
  [
    `go on with an import of ${name}`,
    done,
    async (w) => {
      const id = await given(w, kind);
      const step = change('actOnImport', { id, version: 1, act: 'CHECK' });
      await w.kit.send(step, w.people.ADMIN);
      return change('advanceImport', { id });
    },
  ],
]);
