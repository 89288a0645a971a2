import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf, replayOf, stored } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { givenProspect, mutate, putProspect, putSettings } from '../kits/prospect-kit.ts';

let kit: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
});
afterAll(() => kit.stop());
beforeEach(() => putSettings(kit));

test("each transition changes the prospect's status and version", async () => {
  const { id } = await putProspect(kit);
  const moves = [
    ['advanceProspect', { to: 'QUALIFIED' }, 'QUALIFIED'],
    ['stepBackProspect', { reason: 'No contestó' }, 'CONTACTED'],
    ['loseProspect', { reasonId: 'price' }, 'LOST'],
    ['reopenProspect', {}, 'CONTACTED'],
    ['discardProspect', { kind: 'SPAM' }, 'DISCARDED'],
    ['restoreProspect', {}, 'NEW'],
  ] as const;
  for (const [index, [name, input, status]] of moves.entries()) {
    const { prospect } = await mutate(kit, admin, name, { ...input, id, version: index + 1 });
    expect(prospect).toMatchObject({ status, version: index + 2 });
  }
});

test('a transition that is not allowed returns its reason', async () => {
  const { id } = await putProspect(kit, { status: 'LOST' });
  expect(await mutate(kit, agent, 'advanceProspect', { id, version: 1, to: 'QUOTED' })).toEqual({
    __typename: 'TransitionError',
    message: 'No se puede avanzar a «Presupuestado» un prospecto en estado «Perdido»',
  });
});

test('a prospect set back to new keeps its response deadline counted from its creation', async () => {
  const given = await givenProspect(kit, agent);
  await mutate(kit, agent, 'advanceProspect', { id: given.id, version: 1, to: 'CONTACTED' });
  const back = { id: given.id, version: 2, reason: 'Era otro número' };
  const { prospect } = await mutate(kit, agent, 'stepBackProspect', back);
  expect(prospect).toMatchObject({ status: 'NEW', firstResponseAt: null });
  expect(prospect?.firstResponseDueAt).toBe(given.firstResponseDueAt);
});

describe('the reason of', () => {
  const textOf = async (id: string) => (await auditOf(kit, id)).at(-1)?.['text'] as unknown;

  test('a loss comes from the settings, and is audited with its note', async () => {
    const given = await givenProspect(kit, agent);
    const input = { id: given.id, version: 1, reasonId: 'price', note: ' Un 20 % más caro ' };
    const { prospect } = await mutate(kit, agent, 'loseProspect', input);
    expect(prospect).toMatchObject({ status: 'LOST', lostReasonId: 'price', due: 'NONE' });
    expect(await textOf(given.id)).toBe('Valor price: Un 20 % más caro');
    expect(await stored(kit, `prospects/${given.id}`)).toMatchObject(await replayOf(kit, given.id));
  });

  test('a discard is audited and cleared on restore, as are the duplicate keys', async () => {
    const given = await givenProspect(kit, agent);
    const discard = { id: given.id, version: 1, kind: 'SPAM' as const };
    const { prospect } = await mutate(kit, agent, 'discardProspect', discard);
    expect(prospect).toMatchObject({ status: 'DISCARDED', discardKind: 'SPAM' });
    expect(await textOf(given.id)).toBe('Publicidad o broma');
    expect((await stored(kit, `prospects/${given.id}`))['match']).toEqual([]);
    const restored = await mutate(kit, admin, 'restoreProspect', { id: given.id, version: 2 });
    expect(restored.prospect).toMatchObject({ status: 'NEW', discardKind: null });
    expect((await stored(kit, `prospects/${given.id}`))['match']).toHaveLength(2);
  });

  test('a step back is audited', async () => {
    const { id } = await putProspect(kit, { status: 'QUOTED' });
    await mutate(kit, agent, 'stepBackProspect', { id, version: 1, reason: ' Cambió de idea ' });
    expect(await textOf(id)).toBe('Cambió de idea');
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      ...{ before: { status: 'QUOTED' }, after: { status: 'QUALIFIED' } },
    });
  });
});

test('a transition from a stale version returns a conflict with the current prospect', async () => {
  const { id } = await putProspect(kit);
  expect(await mutate(kit, agent, 'discardProspect', { id, version: 7, kind: 'SPAM' })).toMatchObject({
    ...{ __typename: 'ConflictError', current: { __typename: 'Prospect', id, version: 1 } },
  });
});

test.each(['nobody', 'a/b'])('a transition of the id %s returns notFound', async (id) => {
  const answer = await mutate(kit, agent, 'reopenProspect', { id, version: 1 });
  expect(answer.__typename).toBe('NotFoundError');
});

test('a transition is made once per key', async () => {
  const { id } = await putProspect(kit);
  const key = randomUUID();
  const input = { id, version: 1, to: 'QUALIFIED' as const };
  const first = await mutate(kit, agent, 'advanceProspect', input, key);
  expect(await mutate(kit, agent, 'advanceProspect', input, key)).toEqual(first);
  expect(await auditOf(kit, id)).toHaveLength(1);
  const other = { ...input, to: 'QUOTED' as const };
  expect((await mutate(kit, agent, 'advanceProspect', other, key)).__typename).toBe('KeyReusedError');
});
