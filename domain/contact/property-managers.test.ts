import { describe, expect, test } from 'vitest';
import { mayBeManaged, mayManage, PARTY_KINDS } from './party.ts';
import {
  managerMergeProblem,
  managingOf,
  canBeManager,
  stopManagingProblem,
  stopsManaging,
} from './property-managers.ts';

test('people and companies may manage, communities may be managed', () => {
  expect(PARTY_KINDS.filter(mayManage)).toEqual(['PERSON', 'COMPANY']);
  expect(PARTY_KINDS.filter(mayBeManaged)).toEqual(['COMMUNITY']);
});

describe('managingOf', () => {
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
  ] as const)('of %j over %j takes the sent values', (asked, before, isPropertyManager, managedById) => {
    expect(managingOf(asked, before)).toEqual({ ok: true, value: { isPropertyManager, managedById } });
  });

  test.each([
    [{ kind: 'COMPANY' }, { isPropertyManager: true, managedById: null }],
    [
      { kind: 'COMPANY', isPropertyManager: null },
      { isPropertyManager: true, managedById: null },
    ],
    [{ kind: 'COMMUNITY' }, { isPropertyManager: false, managedById: 'm' }],
  ] as const)('of %j over %j keeps the existing values', (asked, before) => {
    expect(managingOf(asked, before)).toEqual({ ok: true, value: before });
  });

  test.each([
    [{ kind: 'COMMUNITY' }, { isPropertyManager: true, managedById: null }],
    [{ kind: 'COMPANY' }, { isPropertyManager: false, managedById: 'm' }],
  ] as const)('of %j over %j drops values that the new kind does not allow', (asked, before) => {
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
])('changing isPropertyManager from %s to %s stops managing: %s', (was, is, stops) => {
  const managing = (isPropertyManager: boolean) => ({ isPropertyManager, managedById: null });
  expect(stopsManaging(managing(was), managing(is))).toBe(stops);
});

test('a client cannot stop managing while communities refer to it', () => {
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
])('a community may refer to a client with %j: %s', (manager, may) => {
  expect(canBeManager(manager)).toBe(may);
});

test.each([
  ['COMMUNITY', true, 'Fincas Sol es administrador de fincas: es el que tiene que quedar'],
  ['COMMUNITY', false, null],
  ['COMPANY', true, null],
  ['PERSON', true, null],
] as const)(
  'merging into a %s a client whose isPropertyManager is %s gives the problem %s',
  (kind, isPropertyManager, problem) => {
    expect(managerMergeProblem({ kind }, { legalName: 'Fincas Sol', isPropertyManager })).toBe(problem);
  },
);
