import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  PROSPECT_STATUSES,
  prospectTransition,
  type ProspectAction,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import { UNAVAILABLE } from '../../src/settings/settings.ts';
import { auditOf, replayOf, stored } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  conversionOf,
  givenProspect,
  mutate,
  mutationOf,
  putProspect,
  putSettings,
  type Mutation,
} from '../kits/prospect-kit.ts';

const HOUR_MS = 3_600_000;
const ROLES = ['ADMIN', 'AGENT', 'TECHNICIAN'] as const;

let kit: Kit;
let people: Record<(typeof ROLES)[number], Person>;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  const { given } = kit;
  const [ADMIN, AGENT, TECHNICIAN] = await Promise.all([given.admin(), given.agent(), given.technician()]);
  people = { ADMIN, AGENT, TECHNICIAN };
  agent = AGENT;
});
afterAll(() => kit.stop());
beforeEach(() => putSettings(kit));

type Act = { name: Mutation; action: ProspectAction; to?: ProspectStatus; input: Record<string, unknown> };

const advance = (to: ProspectStatus): Act => ({
  ...{ name: 'advanceProspect', action: 'advance', to, input: { to } },
});
const ACTS: Act[] = [
  ...PROSPECT_STATUSES.map(advance),
  { name: 'stepBackProspect', action: 'stepBack', input: { reason: 'No contestó' } },
  { name: 'loseProspect', action: 'lose', input: { reasonId: 'price' } },
  { name: 'discardProspect', action: 'discard', input: { kind: 'SPAM' } },
  { name: 'reopenProspect', action: 'reopen', input: {} },
  { name: 'restoreProspect', action: 'restore', input: {} },
  { name: 'convertProspect', action: 'convert', input: conversionOf({ id: '', version: 1 }) },
];

describe.each(ROLES)('the table of states, for %s', (role) => {
  const mayCall = ({ name }: Act) => role === 'ADMIN' || (role === 'AGENT' && name !== 'restoreProspect');
  // Who was converted is answered with the client they became, and is no case of the table.
  const cells = PROSPECT_STATUSES.flatMap((from) => ACTS.map((act) => ({ ...act, from }))).filter(
    ({ from, action }) => !(from === 'CONVERTED' && action === 'convert'),
  );

  test.each(cells)('$action $to from $from', async ({ from, ...act }) => {
    const { name, action, to } = act;
    const { id } = await putProspect(kit, { status: from });
    const query = { query: mutationOf(name), variables: { input: { ...act.input, id, version: 1 } } };
    const { data, errors } = await kit.send(query, people[role]);
    const after = await stored(kit, `prospects/${id}`);
    if (!mayCall(act)) {
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect(after).toMatchObject({ status: from, version: 1 });
      return;
    }
    const expected = prospectTransition({ from, action, to, role });
    const answer = data?.[name] as { __typename: string; message?: string };
    if (expected.ok) {
      expect(answer.__typename).toMatch(/ProspectSuccess$/);
      expect(after).toMatchObject({ status: expected.to, version: 2 });
    } else {
      expect(answer).toEqual({ __typename: 'TransitionError', message: expected.message });
      expect(after).toMatchObject({ status: from, version: 1 });
    }
  });
});

describe('the first-response clock', () => {
  const leaving: [Mutation, Record<string, unknown>][] = [
    ['advanceProspect', { to: 'QUOTED' }],
    ['loseProspect', { reasonId: 'price' }],
    ['discardProspect', { kind: 'DUPLICATE' }],
    ['convertProspect', conversionOf({ id: '', version: 1 })],
  ];

  test.each(leaving)('is stopped by %s', async (name, input) => {
    const { id } = await givenProspect(kit, agent);
    const before = Date.now();
    const { prospect } = await mutate(kit, agent, name, { ...input, id, version: 1 });
    expect(prospect.firstResponseDueAt).toBeNull();
    expect(Date.parse(prospect.firstResponseAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('runs again for whoever is new again, from when they came', async () => {
    const given = await givenProspect(kit, agent);
    await mutate(kit, agent, 'advanceProspect', { id: given.id, version: 1, to: 'CONTACTED' });
    const back = { id: given.id, version: 2, reason: 'Era otro número' };
    const { prospect } = await mutate(kit, agent, 'stepBackProspect', back);
    expect(prospect).toMatchObject({ status: 'NEW', firstResponseAt: null });
    const dueAt = Date.parse(given.createdAt ?? '') + 24 * HOUR_MS;
    expect(prospect.firstResponseDueAt).toBe(new Date(dueAt).toISOString());
  });

  test('is left alone by what happens later', async () => {
    const at = new Date('2026-01-02T03:04:05Z');
    const { id } = await putProspect(kit, { status: 'CONTACTED', firstResponseAt: at });
    const { prospect } = await mutate(kit, agent, 'advanceProspect', { id, version: 1, to: 'QUALIFIED' });
    expect(prospect).toMatchObject({ firstResponseAt: at.toISOString(), firstResponseDueAt: null });
  });
});

describe('reasons', () => {
  const textOf = async (id: string) => (await auditOf(kit, id)).at(-1)?.['text'] as unknown;

  test('of a loss are one of the settings, and stay in the timeline with the note', async () => {
    const given = await givenProspect(kit, agent);
    const input = { id: given.id, version: 1, reasonId: 'price', note: ' Un 20 % más caro ' };
    const { prospect } = await mutate(kit, agent, 'loseProspect', input);
    expect(prospect).toMatchObject({ status: 'LOST', lostReasonId: 'price', due: 'NONE' });
    expect(await textOf(given.id)).toBe('Valor price: Un 20 % más caro');
    expect(await stored(kit, `prospects/${given.id}`)).toMatchObject(await replayOf(kit, given.id));
  });

  test.each(['nobody', 'gone'])('of a loss cannot be %s', async (reasonId) => {
    const { id } = await putProspect(kit);
    expect(await mutate(kit, agent, 'loseProspect', { id, version: 1, reasonId })).toMatchObject({
      ...{ __typename: 'ValidationError', fields: [{ path: 'reasonId', message: UNAVAILABLE }] },
    });
  });

  test('of a loss go when the prospect is taken up again', async () => {
    const { id } = await putProspect(kit, { status: 'LOST', lostReasonId: 'gone' });
    const { prospect } = await mutate(kit, agent, 'reopenProspect', { id, version: 1 });
    expect(prospect).toMatchObject({ status: 'CONTACTED', lostReasonId: null });
  });

  test('of a discard are told and go with it, and so does whom they match', async () => {
    const given = await givenProspect(kit, agent);
    const discard = { id: given.id, version: 1, kind: 'SPAM' };
    const { prospect } = await mutate(kit, agent, 'discardProspect', discard);
    expect(prospect).toMatchObject({ status: 'DISCARDED', discardKind: 'SPAM' });
    expect(await textOf(given.id)).toBe('Publicidad o broma');
    expect((await stored(kit, `prospects/${given.id}`))['match']).toEqual([]);
    const restored = await mutate(kit, people.ADMIN, 'restoreProspect', { id: given.id, version: 2 });
    expect(restored.prospect).toMatchObject({ status: 'NEW', discardKind: null });
    expect((await stored(kit, `prospects/${given.id}`))['match']).toHaveLength(2);
  });

  test.each([
    ['', 'Este campo es requerido'],
    ['x'.repeat(101), 'No puede tener más de 100 caracteres'],
  ])('of a step back are needed in words: %j', async (reason, message) => {
    const { id } = await putProspect(kit, { status: 'QUOTED' });
    expect(await mutate(kit, agent, 'stepBackProspect', { id, version: 1, reason })).toMatchObject({
      ...{ __typename: 'ValidationError', fields: [{ path: 'reason', message }] },
    });
  });

  test('of a step back stay in the timeline', async () => {
    const { id } = await putProspect(kit, { status: 'QUOTED' });
    await mutate(kit, agent, 'stepBackProspect', { id, version: 1, reason: ' Cambió de idea ' });
    expect(await textOf(id)).toBe('Cambió de idea');
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      ...{ before: { status: 'QUOTED' }, after: { status: 'QUALIFIED' } },
    });
  });
});

const MOVES = ACTS.filter(({ name, to }) => name !== 'advanceProspect' || to === 'CONTACTED');

describe.each(MOVES)('$name', ({ name, input }) => {
  test('made from an older version is a conflict that brings the newer one', async () => {
    const { id } = await putProspect(kit, { status: name === 'reopenProspect' ? 'LOST' : 'NEW' });
    expect(await mutate(kit, people.ADMIN, name, { ...input, id, version: 7 })).toMatchObject({
      ...{ __typename: 'ConflictError', current: { __typename: 'Prospect', id, version: 1 } },
    });
  });

  test('of one there is not is NotFoundError', async () => {
    for (const id of ['nobody', 'a/b']) {
      const answer = await mutate(kit, people.ADMIN, name, { ...input, id, version: 1 });
      expect(answer.__typename).toBe('NotFoundError');
    }
  });
});

test('a move sent again with its key is not made twice', async () => {
  const { id } = await putProspect(kit);
  const key = randomUUID();
  const input = { id, version: 1, to: 'QUALIFIED' };
  const first = await mutate(kit, agent, 'advanceProspect', input, key);
  expect(await mutate(kit, agent, 'advanceProspect', input, key)).toEqual(first);
  expect(await auditOf(kit, id)).toHaveLength(1);
  const other = { ...input, to: 'QUOTED' };
  expect((await mutate(kit, agent, 'advanceProspect', other, key)).__typename).toBe('KeyReusedError');
});
