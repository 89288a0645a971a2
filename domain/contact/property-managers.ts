import { mayBeManaged, mayManage, type PartyKind } from './party.ts';

/** What is asked of a client; left out, what it has stays. */
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

/**
 * What a client is to have, or what is wrong with what was asked. What it only keeps falls away where its kind no longer allows
 * it: nobody asked for that.
 */
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

/** Whether somebody would stop being one; then it matters whether communities still name them. */
export const stopsManaging = (before: Managing, after: Managing): boolean =>
  before.isPropertyManager && !after.isPropertyManager;

/** Nobody stops while communities name them: they would be named for nothing. */
export function stopManagingProblem(hasCommunities: boolean): ManagingProblem | null {
  return hasCommunities ? { path: 'isPropertyManager', message: STILL_MANAGES } : null;
}

/** Whether a community may be given this manager; one that it has already stays, put away or not. */
export const mayTakeOn = (manager: { isPropertyManager: boolean; archived: boolean }): boolean =>
  manager.isPropertyManager && !manager.archived;

/** Why two clients cannot become the one that stays, in Spanish, or null: communities would name what cannot manage them. */
export function managerMergeProblem(
  keep: { kind: PartyKind },
  merge: { legalName: string; isPropertyManager: boolean },
): string | null {
  if (!merge.isPropertyManager || mayManage(keep.kind)) return null;
  return `${merge.legalName} es administrador de fincas: es el que tiene que quedar`;
}
