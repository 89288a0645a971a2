import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { ScreenWorld } from '../budgets/screen-world.ts';
import type { Cast } from '../kits/work-kit.ts';
import type { Row } from '../permissions/permission-world.ts';

export type RootField = {
  allowed: readonly Role[];
  /** Null for a field of one role (`meAdmin`). */
  permission: Permission | null;
  /** Arguments with which an allowed call changes nothing. */
  arguments?: string | undefined;
};

/** The viewer, the reads, the variables. */
export type Budget = [by: keyof Cast, reads: number, variables?: Record<string, unknown>];
export type Budgets = Record<string, Budget>;

/** An operation that exercises a filter or order of a list. */
export type Operation = {
  by: 'admin' | 'agent' | 'technician';
  query: string;
  variables?: Record<string, unknown>;
};

export type AreaLists = {
  rootFields?: Record<string, RootField>;
  permissions?: Record<string, Row[]>;
  operations?: Operation[];
  /** Reads per web operation, in the world of screen-world.ts, to which it may add records of its own. */
  budgets?: (world: ScreenWorld) => Budgets | Promise<Budgets>;
};

const rootField =
  (...allowed: Role[]) =>
  (permission: Permission | null, args?: string): RootField => ({ allowed, permission, arguments: args });

export const byAdmin = rootField('ADMIN');
export const byAgent = rootField('AGENT');
export const byTechnician = rootField('TECHNICIAN');
export const byOffice = rootField('ADMIN', 'AGENT');
export const byAdminOrTechnician = rootField('ADMIN', 'TECHNICIAN');
export const byAll = rootField('ADMIN', 'AGENT', 'TECHNICIAN');

/** All combinations of each argument's values, including none. */
export function combinations(choices: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (made, [name, values]) => made.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

export const EDGES = '{ edges { cursor } pageInfo { endCursor } }';

// Reads: the viewer, a record or a section of the settings, and whether a list has more.
export const VIEWER = 1;
export const ONE = 1;
export const MORE = 1;
export const CONTACT = 2;
export const PAGE = 25;

export const page = (first: number, variables: Record<string, unknown> = {}): Budget => [
  'ADMIN',
  VIEWER + first + MORE,
  { first, ...variables },
];
export const record = (id: string, reads = ONE): Budget => ['ADMIN', VIEWER + reads, { id }];
export const section = (sections = 1): Budget => ['ADMIN', VIEWER + sections * ONE];
