import { describe, expect, test } from 'vitest';
import { archiveClient, restoreClient } from './archive-client.ts';
import { aClient } from './testing/test-client.ts';
import { AGENT, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { updateClient } from './update-client.ts';

const NIF = '12345678Z';
const REF = { id: 'y', code: 'C-2026-0002', name: 'Dos' };
const EVA = { id: 'eva', name: 'Eva Sanz', role: 'AGENT', active: true } as const;
const MERGED = { kind: 'transition', message: 'Se fusionó con otro cliente y ya no cambia' };

type Typed = Parameters<typeof updateClient>[2]['client'];

const edit = (world: Parameters<typeof inMemory>[0], client: Partial<Typed> = {}, version = 1) => {
  const { deps, found } = inMemory(world);
  const sent = { id: 'x', version, client: { kind: 'COMPANY', legalName: 'Nuevo', ...client } as const };
  return { found, outcome: updateClient(deps, AGENT, sent, null) };
};

describe('updateClient', () => {
  test('saves the sent fields and keeps the rest', async () => {
    const { found, outcome } = edit({ clients: [aClient({ notes: 'Perro', nif: NIF })] }, { tags: ['VIP'] });
    expect(await outcome).toEqual({ kind: 'done', ids: ['x'] });
    expect(found.clients.get('x')).toMatchObject({
      ...{ legalName: 'Nuevo', tags: ['VIP'], notes: 'Perro', nif: NIF, version: 2 },
    });
  });

  test('keeps the position of a contact whose position an older app does not send', async () => {
    const ana = { name: 'Ana', position: 'Presidenta', phone: null, email: null, main: true };
    const contacts = [{ name: 'Ana', main: false }];
    const { found, outcome } = edit({ clients: [aClient({ contacts: [ana] })] }, { contacts });
    expect((await outcome).kind).toBe('done');
    expect(found.clients.get('x')?.contacts).toEqual([{ ...ana, main: false }]);
  });

  test.each([
    ['that does not exist', [], { kind: 'notFound' }],
    ['that was merged', [aClient({ archived: true, mergedInto: REF })], MERGED],
    [
      'that is archived',
      [aClient({ archived: true })],
      { kind: 'transition', message: 'El cliente está archivado: restáuralo antes' },
    ],
    ['that changed meanwhile', [aClient({ version: 2 })], { kind: 'conflict' }],
  ])('refuses a client %s', async (_which, clients, expected) => {
    expect(await edit({ clients }).outcome).toEqual(expected);
  });

  test('is forbidden to technicians', async () => {
    const { deps } = inMemory();
    const input = { id: 'x', version: 1, client: { kind: 'COMPANY', legalName: 'Nuevo' } as const };
    await expect(updateClient(deps, TECHNICIAN, input, null)).rejects.toThrow('No tienes permiso');
  });

  test('reports each invalid field by its path', async () => {
    const wrong = { legalName: ' ', nif: '12345678A', emails: ['x'], phones: ['112'] };
    const outcome = await edit({ clients: [aClient()] }, wrong).outcome;
    const paths = outcome.kind === 'invalid' ? outcome.fields.map(({ path }) => path) : [];
    expect(paths).toEqual(['client.legalName', 'client.nif', 'client.emails.0', 'client.phones.0']);
  });
});

describe('the owner of a client', () => {
  const staff = [
    EVA,
    { ...EVA, id: 'gone', active: false },
    { ...EVA, id: 'leo', role: 'TECHNICIAN' as const },
  ];

  test('can be an active agent or administrator', async () => {
    const { found, outcome } = edit({ clients: [aClient()], staff }, { ownerId: 'eva' });
    expect((await outcome).kind).toBe('done');
    expect(found.clients.get('x')?.owner).toEqual({ id: 'eva', name: 'Eva Sanz' });
  });

  test.each(['gone', 'leo', 'nobody'])('cannot be changed to %s', async (ownerId) => {
    const outcome = await edit({ clients: [aClient()], staff }, { ownerId }).outcome;
    expect(outcome).toMatchObject({ kind: 'invalid', fields: [{ path: 'client.ownerId' }] });
  });

  test('can stay a user suspended since', async () => {
    const owner = { id: 'gone', name: 'Ida' };
    const { found, outcome } = edit({ clients: [aClient({ owner })], staff }, { ownerId: 'gone' });
    expect((await outcome).kind).toBe('done');
    expect(found.clients.get('x')?.owner).toEqual(owner);
  });
});

describe('the NIF of a client', () => {
  test('is refused as a duplicate if another client has it', async () => {
    const clients = [aClient(), aClient({ id: 'y', nif: NIF })];
    expect(await edit({ clients }, { nif: NIF }).outcome).toMatchObject({
      ...{ kind: 'duplicate', mustLink: true, matches: [{ id: 'y', matchedOn: ['NIF'] }] },
    });
  });

  test('can be that of a client merged into it', async () => {
    const clients = [aClient({ inheritedMatch: [`nif:${NIF}`] })];
    expect(await edit({ clients }, { nif: NIF }).outcome).toMatchObject({ kind: 'done' });
  });
});

describe('the property manager of a community', () => {
  const manager = aClient({ id: 'm', legalName: 'Fincas', isPropertyManager: true });
  const named = { id: 'm', code: manager.code, name: 'Fincas' };

  test('is stored with its current name', async () => {
    const { found, outcome } = edit(
      { clients: [aClient({ kind: 'COMMUNITY' }), manager] },
      { kind: 'COMMUNITY', managedById: 'm' },
    );
    expect((await outcome).kind).toBe('done');
    expect(found.clients.get('x')?.managedBy).toEqual(named);
  });

  test.each([
    ['an archived one', [{ ...manager, archived: true }], 'COMMUNITY', 'client.managedById'],
    [
      'a client who is not a property manager',
      [{ ...manager, isPropertyManager: false }],
      'COMMUNITY',
      'client.managedById',
    ],
    ['an unknown client', [], 'COMMUNITY', 'client.managedById'],
    ['one for a company', [manager], 'COMPANY', 'client.managedById'],
  ] as const)('cannot be %s', async (_who, others, kind, path) => {
    const clients = [aClient({ kind }), ...others];
    const outcome = await edit({ clients }, { kind, managedById: 'm' }).outcome;
    expect(outcome).toMatchObject({ kind: 'invalid', fields: [{ path }] });
  });

  test('can stay one that was archived since', async () => {
    const clients = [aClient({ kind: 'COMMUNITY', managedBy: named }), { ...manager, archived: true }];
    const { found, outcome } = edit({ clients }, { kind: 'COMMUNITY', managedById: 'm' });
    expect((await outcome).kind).toBe('done');
    expect(found.clients.get('x')?.managedBy).toEqual(named);
  });

  test('cannot stop being one while communities refer to it', async () => {
    const clients = [
      aClient({ isPropertyManager: true }),
      aClient({ id: 'y', kind: 'COMMUNITY', managedBy: { id: 'x', code: '', name: '' } }),
    ];
    const outcome = await edit({ clients }, { isPropertyManager: false }).outcome;
    expect(outcome).toMatchObject({ kind: 'invalid', fields: [{ path: 'client.isPropertyManager' }] });
  });
});

describe('archiveClient and restoreClient', () => {
  test.each([
    [archiveClient, { archived: false }, { kind: 'done', ids: ['x'] }],
    [restoreClient, { archived: true }, { kind: 'done', ids: ['x'] }],
    [archiveClient, { archived: true }, { kind: 'transition', message: 'El cliente ya está archivado' }],
    [restoreClient, { archived: false }, { kind: 'transition', message: 'El cliente ya está en uso' }],
    [restoreClient, { archived: true, mergedInto: REF }, MERGED],
    [archiveClient, { archived: true, version: 2 }, { kind: 'conflict' }],
  ] as const)('case %# with %o', async (act, state, expected) => {
    const { deps, found } = inMemory({ clients: [aClient(state)] });
    expect(await act(deps, AGENT, { id: 'x', version: 1 }, null)).toEqual(expected);
    const changes = expected.kind === 'done';
    expect(found.clients.get('x')?.archived).toBe(changes ? !state.archived : state.archived);
  });

  test('return notFound for an unknown id', async () => {
    const { deps } = inMemory();
    expect(await archiveClient(deps, AGENT, { id: 'x', version: 1 }, null)).toEqual({ kind: 'notFound' });
  });
});
