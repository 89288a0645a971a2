import { mayBeManaged, mayManage, type PartyKind } from './party.ts';

/** An omitted field keeps its value. */
export type AskedManaging = {
  kind: PartyKind;
  isPropertyManager?: boolean | null | undefined;
  managedById?: string | null | undefined;
};

export type Managing = { isPropertyManager: boolean; managedById: string | null };

const NOBODY: Managing = { isPropertyManager: false, managedById: null };

const PERSON_OR_COMPANY = 'Solo una persona o una empresa puede ser administrador de fincas';
const STILL_MANAGES = 'Todavía administra comunidades: cámbialas antes de administrador';
const COMMUNITY_ONLY = 'Solo una comunidad tiene administrador de fincas';

export type ManagingProblem = { path: 'isPropertyManager' | 'managedById'; message: string };

/** The new values or a problem. A kept value that the new kind does not allow is dropped silently. */
export function managingOf(
  { kind, isPropertyManager, managedById }: AskedManaging,
  before: Managing = NOBODY,
): { ok: true; value: Managing } | { ok: false; problem: ManagingProblem } {
  if (isPropertyManager === true && !mayManage(kind)) {
    return { ok: false, problem: { path: 'isPropertyManager', message: PERSON_OR_COMPANY } };
  }
  if (managedById != null && !mayBeManaged(kind)) {
    return { ok: false, problem: { path: 'managedById', message: COMMUNITY_ONLY } };
  }
  const manager = managedById === undefined ? before.managedById : managedById;
  return {
    ok: true,
    value: {
      isPropertyManager: mayManage(kind) && (isPropertyManager ?? before.isPropertyManager),
      managedById: mayBeManaged(kind) ? manager : null,
    },
  };
}

export const stopsManaging = (before: Managing, after: Managing): boolean =>
  before.isPropertyManager && !after.isPropertyManager;

export function stopManagingProblem(hasCommunities: boolean): ManagingProblem | null {
  return hasCommunities ? { path: 'isPropertyManager', message: STILL_MANAGES } : null;
}

/** A community keeps the manager it has, even an archived one. */
export const canBeManager = (manager: { isPropertyManager: boolean; archived: boolean }): boolean =>
  manager.isPropertyManager && !manager.archived;

/** Why two clients cannot be merged, or null: communities must not name a client that cannot manage them. */
export function managerMergeProblem(
  keep: { kind: PartyKind },
  merge: { legalName: string; isPropertyManager: boolean },
): string | null {
  if (!merge.isPropertyManager || mayManage(keep.kind)) return null;
  return `${merge.legalName} es administrador de fincas: es el que tiene que quedar`;
}
