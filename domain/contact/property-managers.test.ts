import { describe, expect, test } from 'vitest';
import { mayBeManaged, mayManage, PARTY_KINDS } from './party.ts';
import {
  managerMergeProblem,
  managingOf,
  mayTakeOn,
  stopManagingProblem,
  stopsManaging,
} from './property-managers.ts';

test('people and companies manage, communities are managed, and nobody does both', () => {
  expect(PARTY_KINDS.filter(mayManage)).toEqual(['PERSON', 'COMPANY']);
  expect(PARTY_KINDS.filter(mayBeManaged)).toEqual(['COMMUNITY']);
});

describe('what a client is to have', () => {
  test.each([
    [{ kind: 'COMPANY', isPropertyManager: true }, undefined, true, null],
    [
      { kind: 'PERSON', isPropertyManager: false },
      { isPropertyManager: true, managedById: null },
      false,
      null,
    ],
    [{ kind: 'COMMUNITY', managedById: 'm' }, undefined, false, 'm'],
    [{ kind: 'COMMUNITY', managedById: 'n' }, { isPropertyManager: false, managedById: 'm' }, false, 'n'],
    [{ kind: 'COMMUNITY', managedById: null }, { isPropertyManager: false, managedById: 'm' }, false, null],
  ] as const)('of %j after %j is what was asked', (asked, before, isPropertyManager, managedById) => {
    expect(managingOf(asked, before)).toEqual({ ok: true, value: { isPropertyManager, managedById } });
  });

  test.each([
    [{ kind: 'COMPANY' }, { isPropertyManager: true, managedById: null }],
    [
      { kind: 'COMPANY', isPropertyManager: null },
      { isPropertyManager: true, managedById: null },
    ],
    [{ kind: 'COMMUNITY' }, { isPropertyManager: false, managedById: 'm' }],
  ] as const)('of %j after %j is what it has', (asked, before) => {
    expect(managingOf(asked, before)).toEqual({ ok: true, value: before });
  });

  test.each([
    [{ kind: 'COMMUNITY' }, { isPropertyManager: true, managedById: null }],
    [{ kind: 'COMPANY' }, { isPropertyManager: false, managedById: 'm' }],
  ] as const)('of %j after %j is not what its kind forbids', (asked, before) => {
    expect(managingOf(asked, before)).toEqual({
      ok: true,
      value: { isPropertyManager: false, managedById: null },
    });
  });
});

test.each([
  [{ kind: 'COMMUNITY', isPropertyManager: true }, 'isPropertyManager'],
  [{ kind: 'PUBLIC_BODY', isPropertyManager: true }, 'isPropertyManager'],
  [{ kind: 'COMPANY', managedById: 'm' }, 'managedById'],
  [{ kind: 'PERSON', isPropertyManager: true, managedById: 'm' }, 'managedById'],
] as const)('%j is refused at %s', (asked, path) => {
  expect(managingOf(asked)).toMatchObject({ ok: false, problem: { path } });
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, true, false],
  [false, false, false],
])('a manager before %s and after %s stops being one: %s', (was, is, stops) => {
  const managing = (isPropertyManager: boolean) => ({ isPropertyManager, managedById: null });
  expect(stopsManaging(managing(was), managing(is))).toBe(stops);
});

test('nobody stops while communities name them', () => {
  expect(stopManagingProblem(false)).toBeNull();
  expect(stopManagingProblem(true)).toEqual({
    path: 'isPropertyManager',
    message: 'Todavía administra comunidades: cámbialas antes de administrador',
  });
});

test.each([
  [{ isPropertyManager: false, archived: false }, false],
  [{ isPropertyManager: true, archived: true }, false],
  [{ isPropertyManager: true, archived: false }, true],
])('a community may be given %j: %s', (manager, may) => {
  expect(mayTakeOn(manager)).toBe(may);
});

test.each([
  ['COMMUNITY', true, 'Fincas Sol es administrador de fincas: es el que tiene que quedar'],
  ['COMMUNITY', false, null],
  ['COMPANY', true, null],
  ['PERSON', true, null],
] as const)('into a %s somebody who manages (%s) is merged: %s', (kind, isPropertyManager, problem) => {
  expect(managerMergeProblem({ kind }, { legalName: 'Fincas Sol', isPropertyManager })).toBe(problem);
});
