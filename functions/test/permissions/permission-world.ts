import type { Role } from '@cuadrilla/domain/people/roles.ts';
import * as clients from '../kits/client-kit.ts';
import { dig } from '../kits/dig.ts';
import type { Kit, Person, Query } from '../kits/kit.ts';
import * as prospects from '../kits/prospect-kit.ts';
import * as settings from '../kits/settings-kit.ts';
import * as staff from '../kits/staff-kit.ts';
import { MUTATION as CREATE_TECHNICIAN } from '../kits/technician-kit.ts';

export type World = { kit: Kit; people: Record<Role, Person> };

/** `shows`: text in the answer for those who may see it. */
export type Operation = Query & { shows?: string | ((viewer: Person) => string) };

/**
 * `done` for a written change, `seen` or `hidden` for an answer that does or does not show the requested record, otherwise the
 * error code or failure.
 */
export type Cell = string;

type Cells = Row[1];
const NO = 'FORBIDDEN';
export const ADMIN_ONLY: Cells = ['done', NO, NO];
export const OFFICE: Cells = ['done', 'done', NO];
export const ADMIN_SEES: Cells = ['seen', NO, NO];
export const OFFICE_SEES: Cells = ['seen', 'seen', NO];

/** Cells for administrator, agent and technician: the same operation for each, on records that nobody else has changed. */
export type Row = [title: string, cells: [Cell, Cell, Cell], ask: (world: World) => Promise<Operation>];

export const question = (text: string, shows: Operation['shows'] & {}): Operation => ({
  query: `{ ${text} }`,
  shows,
});

type Input = Record<string, unknown>;
const mutation = (query: string, input: Input): Operation => ({ query, variables: { input } });

export const staffChange = (name: staff.StaffMutation, input: Input) =>
  mutation(staff.mutationOf(name), input);
export const prospectChange = (name: prospects.Mutation, input: Input) =>
  mutation(prospects.mutationOf(name), input);
export const clientChange = (name: clients.Mutation, input: Input) =>
  mutation(clients.mutationOf(name), input);
export const settingsChange = (name: settings.SettingsMutation, input: Input) =>
  mutation(settings.mutationOf(name), { version: 0, ...input });
export const technicianCreation = (input: Input) => mutation(CREATE_TECHNICIAN.toString(), input);
export const note = (input: Input) =>
  mutation(
    'mutation ($input: AddNoteInput!) { addNote(input: $input) { __typename ... on AddNoteSuccess { entry { id } } } }',
    input,
  );

export async function clientWithSite({ kit, people }: World) {
  const { client, site } = await clients.givenClient(kit, people.ADMIN);
  return { client, site };
}

export async function machine(world: World) {
  const { client, site } = await clientWithSite(world);
  const { equipment } = await clients.succeed(world.kit, world.people.ADMIN, 'createEquipment', {
    equipment: clients.someEquipment(site.id),
  });
  return { client, site, equipment };
}

const DAYS = { from: '2026-12-01', to: '2026-12-05', kind: 'VACATION' as const };

export async function requested({ kit, people }: World, of: Person = people.TECHNICIAN) {
  const { absence } = await staff.mutate(kit, of, 'requestAbsence', DAYS);
  if (!absence) throw new Error('no absence');
  return absence;
}

export const daysOff = (input: Input = {}) => ({ ...DAYS, ...input });

export function cellOf({ data, errors = [] }: Awaited<ReturnType<Kit['send']>>, shows: string | null): Cell {
  const [error] = errors;
  if (error) return String(error.extensions.code);
  if (shows !== null) return JSON.stringify(data).includes(shows) ? 'seen' : 'hidden';
  const [answer] = Object.values(data ?? {});
  const type = String(dig(answer, '__typename'));
  return type.endsWith('Success') ? 'done' : type;
}
