import {
  PROSPECT_STATUSES,
  prospectTransition,
  type ProspectAction,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import { describe, expect, test } from 'vitest';
import type { Acting } from '../acting.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { ADMIN, AGENT, aProspect, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { convertProspect } from './convert/convert-prospect.ts';
import {
  advanceProspect,
  discardProspect,
  loseProspect,
  reopenProspect,
  restoreProspect,
  stepBackProspect,
} from './move-prospect.ts';
import type { Prospect } from './prospect.ts';

const REASONS = {
  lostReasons: [
    { id: 'price', name: 'Precio', retired: false },
    { id: 'gone', name: 'Otro', retired: true },
  ],
};
const SITE = { name: 'Casa', address: { street: 'Mayor', postalCode: '28013', city: 'Madrid' } };

type Deps = ReturnType<typeof inMemory>['deps'];
type Version = { id: string; version: number };
type Act = {
  name: string;
  action: ProspectAction;
  to?: ProspectStatus;
  run: (deps: Deps, viewer: Acting, input: Version) => Promise<{ kind: string }>;
};

const moveTo = (to: ProspectStatus): Act => ({
  ...{ name: `advance to ${to}`, action: 'advance', to },
  run: (deps, viewer, input) => advanceProspect(deps, { viewer, input: { ...input, to }, key: null }),
});

const ACTS: Act[] = [
  ...PROSPECT_STATUSES.map(moveTo),
  {
    ...{ name: 'step back', action: 'stepBack' },
    run: (deps, viewer, input) =>
      stepBackProspect(deps, { viewer, input: { ...input, reason: 'No contestó' }, key: null }),
  },
  {
    ...{ name: 'lose', action: 'lose' },
    run: (deps, viewer, input) =>
      loseProspect(deps, { viewer, input: { ...input, reasonId: 'price' }, key: null }),
  },
  {
    ...{ name: 'discard', action: 'discard' },
    run: (deps, viewer, input) =>
      discardProspect(deps, { viewer, input: { ...input, kind: 'SPAM' }, key: null }),
  },
  {
    ...{ name: 'reopen', action: 'reopen' },
    run: (deps, viewer, input) => reopenProspect(deps, { viewer, input, key: null }),
  },
  {
    ...{ name: 'restore', action: 'restore' },
    run: (deps, viewer, input) => restoreProspect(deps, { viewer, input, key: null }),
  },
  {
    ...{ name: 'convert', action: 'convert' },
    run: (deps, viewer, input) => convertProspect(deps, viewer, { ...input, site: SITE }, null),
  },
];

const given = (changes: Partial<Prospect> = {}) =>
  inMemory({ prospects: [aProspect(changes)], settings: { reasons: REASONS } });
const seen = { id: 'p', version: 1 };

describe.each([ADMIN, AGENT])('the transitions of a prospect by $role', (viewer) => {
  // Converting a converted prospect answers done, so it is not in the table.
  const cells = PROSPECT_STATUSES.flatMap((from) => ACTS.map((act) => ({ ...act, from })))
    .filter(({ from, action }) => !(from === 'CONVERTED' && action === 'convert'))
    .filter(({ action }) => viewer === ADMIN || action !== 'restore');

  test.each(cells)('$name from $from follow the table', async ({ from, action, to, run }) => {
    const { deps, found } = given({ status: from });
    const outcome = await run(deps, viewer, seen);
    const expected = prospectTransition({ from, action, to, role: viewer.role });
    if (!expected.ok) {
      expect(outcome).toEqual({ kind: 'transition', message: expected.message });
      expect(found.prospects.get('p')).toMatchObject({ status: from, version: 1 });
      return;
    }
    expect(outcome.kind).toBe('done');
    expect(found.prospects.get('p')).toMatchObject({ status: expected.to, version: 2 });
  });
});

describe.each(ACTS.filter(({ to }) => to === undefined || to === 'CONTACTED'))('$name', ({ action, run }) => {
  test('returns a conflict for a stale version', async () => {
    const { deps } = given({ version: 2 });
    expect(await run(deps, ADMIN, seen)).toEqual({ kind: 'conflict' });
  });

  test('returns notFound for an unknown id', async () => {
    expect(await run(given().deps, ADMIN, { id: 'nobody', version: 1 })).toEqual({ kind: 'notFound' });
  });

  test('is forbidden to a technician', async () => {
    await expect(run(given().deps, TECHNICIAN, seen)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    if (action === 'restore') await expect(run(given().deps, AGENT, seen)).rejects.toThrow();
  });
});

describe('the response deadline', () => {
  const due = { firstResponseDueAt: new Date('2026-11-21T10:00:00Z') };

  test.each(ACTS.filter(({ action, to }) => to === 'QUOTED' || /lose|discard|convert/u.test(action)))(
    'is ended by: $name',
    async ({ run }) => {
      const { deps, found } = given(due);
      await run(deps, AGENT, seen);
      expect(found.prospects.get('p')).toMatchObject({
        firstResponseDueAt: null,
        firstResponseAt: deps.now(),
      });
    },
  );

  test('counts again from the creation when the prospect is new again', async () => {
    const createdAt = new Date('2026-11-10T08:00:00Z');
    const { deps, found } = given({ status: 'CONTACTED', firstResponseAt: createdAt, createdAt });
    const input = { ...seen, reason: 'Era otro número' };
    await stepBackProspect(deps, { viewer: AGENT, input, key: null });
    expect(found.prospects.get('p')).toMatchObject({
      ...{ status: 'NEW', firstResponseAt: null, firstResponseDueAt: new Date('2026-11-11T08:00:00Z') },
    });
  });

  test('is unchanged by later transitions', async () => {
    const firstResponseAt = new Date('2026-01-02T03:04:05Z');
    const { deps, found } = given({ status: 'CONTACTED', firstResponseAt });
    await advanceProspect(deps, { viewer: AGENT, input: { ...seen, to: 'QUALIFIED' }, key: null });
    expect(found.prospects.get('p')).toMatchObject({ firstResponseAt, firstResponseDueAt: null });
  });
});

describe('the reason', () => {
  test('of a loss is stored, and audited with the note', async () => {
    const { deps, found } = given();
    const input = { ...seen, reasonId: 'price', note: ' Un 20 % más caro ' };
    await loseProspect(deps, { viewer: AGENT, input, key: null });
    expect(found.prospects.get('p')).toMatchObject({ status: 'LOST', lostReasonId: 'price' });
    expect(found.audited).toEqual([{ text: 'Precio: Un 20 % más caro' }]);
  });

  test.each(['nobody', 'gone'])('of a loss is refused if it is %s', async (reasonId) => {
    const { deps, found } = given();
    const outcome = await loseProspect(deps, { viewer: AGENT, input: { ...seen, reasonId }, key: null });
    expect(outcome).toEqual({
      kind: 'invalid',
      fields: [{ path: 'reasonId', message: MESSAGES.unavailable }],
    });
    expect(found.prospects.get('p')).toMatchObject({ status: 'NEW', version: 1 });
  });

  test('of a loss or a discard is removed by reopening or restoring', async () => {
    const lost = given({ status: 'LOST', lostReasonId: 'gone' });
    await reopenProspect(lost.deps, { viewer: AGENT, input: seen, key: null });
    expect(lost.found.prospects.get('p')).toMatchObject({ status: 'CONTACTED', lostReasonId: null });
    const discarded = given({ status: 'DISCARDED', discardKind: 'SPAM' });
    await restoreProspect(discarded.deps, { viewer: ADMIN, input: seen, key: null });
    expect(discarded.found.prospects.get('p')).toMatchObject({ status: 'NEW', discardKind: null });
  });

  test.each([
    ['', 'Este campo es requerido'],
    ['x'.repeat(101), 'No puede tener más de 100 caracteres'],
  ])('of a step back is refused if it is %j', async (reason, message) => {
    const { deps } = given({ status: 'QUOTED' });
    const outcome = await stepBackProspect(deps, { viewer: AGENT, input: { ...seen, reason }, key: null });
    expect(outcome).toEqual({ kind: 'invalid', fields: [{ path: 'reason', message }] });
  });
});
