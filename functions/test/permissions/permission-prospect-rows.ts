/** The specification's §6: prospects, conversion, timelines and search. */
import { type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import {
  ADMIN_ONLY,
  OFFICE,
  OFFICE_SEES,
  clientWithSite,
  note,
  prospectChange,
  question,
  type Cell,
  type Row,
  type World,
} from './permission-world.ts';
import { conversionOf, putProspect, putSettings, someProspect } from '../kits/prospect-kit.ts';
import { givenCatalog, TYPE_ID } from '../kits/service-kit.ts';

const move = (
  title: string,
  name: Parameters<typeof prospectChange>[0],
  {
    from = 'NEW',
    cells = OFFICE,
    ...input
  }: { from?: ProspectStatus; cells?: [Cell, Cell, Cell] } & Record<string, unknown>,
): Row => [
  title,
  cells,
  async ({ kit }) => {
    await putSettings(kit);
    const { id } = await putProspect(kit, { status: from });
    return prospectChange(name, { id, version: 1, ...input });
  },
];

const theProspect = async ({ kit }: World) => (await putProspect(kit, { email: 'ana@ejemplo.es' })).id;

export const prospectRows: Row[] = [
  [
    'list prospects',
    OFFICE_SEES,
    async (w) => question('prospects { edges { node { id } } }', await theProspect(w)),
  ],
  [
    'count prospects',
    OFFICE_SEES,
    async (w) => {
      await theProspect(w);
      return question('prospectTotals { status count }', '"status":"NEW","count":1');
    },
  ],
  [
    'open a prospect',
    OFFICE_SEES,
    async (w) => {
      const id = await theProspect(w);
      return question(`prospect(id: "${id}") { id }`, id);
    },
  ],
  [
    'look for who may be the same',
    OFFICE_SEES,
    async (w) => question('duplicates(input: { emails: ["ana@ejemplo.es"] }) { id }', await theProspect(w)),
  ],
  [
    'create a prospect',
    OFFICE,
    () => Promise.resolve(prospectChange('createProspect', { prospect: someProspect() })),
  ],
  move('edit a prospect', 'updateProspect', { prospect: someProspect() }),
  move('advance a prospect', 'advanceProspect', { to: 'QUOTED' }),
  move('step a prospect back', 'stepBackProspect', { from: 'QUOTED', reason: 'No era' }),
  move('lose a prospect', 'loseProspect', { reasonId: 'price' }),
  move('discard a prospect', 'discardProspect', { kind: 'SPAM' }),
  move('reopen a prospect', 'reopenProspect', { from: 'LOST' }),
  move('restore a prospect', 'restoreProspect', { from: 'DISCARDED', cells: ADMIN_ONLY }),
  move('convert a prospect', 'convertProspect', { site: conversionOf({ id: '', version: 1 }).site }),
  [
    'convert a prospect with a first service',
    OFFICE,
    async ({ kit }) => {
      await givenCatalog(kit);
      const service = { typeId: TYPE_ID, title: 'No calienta' };
      return prospectChange('convertProspect', conversionOf(await putProspect(kit), { service }));
    },
  ],
  [
    'link a prospect to a client',
    OFFICE,
    async (w) => {
      const { client } = await clientWithSite(w);
      const conversion = conversionOf(await putProspect(w.kit), { linkClientId: client.id });
      return prospectChange('convertProspect', conversion);
    },
  ],
];

export const recordRows: Row[] = [
  [
    'read a client’s timeline',
    OFFICE_SEES,
    async (w) => {
      const { id } = (await clientWithSite(w)).client;
      return question(`activity(entity: CLIENT, id: "${id}") { edges { node { action } } }`, 'createClient');
    },
  ],
  [
    'write a note about a client',
    OFFICE,
    async (w) =>
      note({ entity: 'CLIENT', id: (await clientWithSite(w)).client.id, kind: 'CALL', text: 'Llama mañana' }),
  ],
  [
    'write a note about a prospect',
    OFFICE,
    async (w) => note({ entity: 'PROSPECT', id: await theProspect(w), kind: 'NOTE', text: 'Le urge' }),
  ],
  [
    'search everywhere',
    OFFICE_SEES,
    async (w) => {
      const { client } = await clientWithSite(w);
      return question(`search(q: "${client.legalName}") { id }`, client.id);
    },
  ],
];
