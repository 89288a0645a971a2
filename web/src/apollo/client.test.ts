import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DocumentNode } from '@apollo/client';
import { SuspendStaffDocument } from '#records/staff/staff-actions.generated.ts';
import { MeDocument } from '#session/me.generated.ts';
import { FakeServer, refusal } from '../testing/fake-server.ts';
import { me } from '../testing/people.ts';
import { createClient } from './client.ts';
import { readFailure } from '#shared/graphql/failure.ts';

function setUp() {
  const server = new FakeServer();
  const onErrorCode = vi.fn();
  const client = createClient({ getToken: () => Promise.resolve('t-1'), onErrorCode });
  const ask = () => client.query({ query: MeDocument });
  return { server, client, onErrorCode, ask };
}

describe('the client', () => {
  test('sends hash, variables and token, and returns the data', async () => {
    const { server, ask } = setUp();
    server.on('Me', () => ({ data: { me: me('ADMIN') } }));
    expect((await ask()).data?.me.name).toBe('Elena');
    expect(server.arrived).toEqual([{ operationName: 'Me', variables: {}, authorization: 'Bearer t-1' }]);
  });

  test('reports the error codes of an answer', async () => {
    const { server, onErrorCode, ask } = setUp();
    server.on('Me', () => refusal('ACCOUNT_SUSPENDED'));
    await expect(ask()).rejects.toThrow();
    expect(onErrorCode).toHaveBeenCalledWith('ACCOUNT_SUSPENDED');
  });

  test.each([
    ['no-network', { code: 'NO_CONNECTION', message: 'Sin conexión. Comprueba la red e inténtalo de nuevo' }],
    [
      'not-graphql',
      { code: 'NO_SERVER', message: 'El servidor no responde. Inténtalo de nuevo en unos minutos' },
    ],
  ] as const)('%s becomes a Spanish message', async (trouble, words) => {
    const { server, ask } = setUp();
    server.on('Me', () => trouble);
    const error: unknown = await ask().catch((caught: unknown) => caught);
    expect(readFailure(error)).toEqual({ ...words, requestId: null });
  });

  test('a server error keeps its request id but not its message', async () => {
    const { server, ask } = setUp();
    server.on('Me', () => refusal('INTERNAL_SERVER_ERROR', 'req-77'));
    const failure = readFailure(await ask().catch((caught: unknown) => caught));
    expect(failure).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Algo ha fallado en el servidor. Inténtalo de nuevo',
      requestId: 'req-77',
    });
  });
});

describe('an answer BUSY', () => {
  afterEach(() => void vi.useRealTimers());

  function setUpBusy(answers: number, seconds = 0) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const { server, client } = setUp();
    let asked = 0;
    const respond = <T>(done: T) => {
      asked += 1;
      vi.advanceTimersByTime(seconds * 1_000);
      return asked <= answers ? refusal('BUSY') : done;
    };
    server.on('Me', () => respond({ data: { me: me('ADMIN') } }));
    server.on('SuspendStaff', () =>
      respond({ data: { result: { __typename: 'NotFoundError', message: 'No existe' } } }),
    );
    const mutation: DocumentNode = SuspendStaffDocument;
    const suspend = (key?: string) =>
      client.mutate({
        mutation,
        variables: { input: { id: 'u2' }, key },
      });
    const ended = async (answer: Promise<unknown>) => {
      const settled = answer.then(
        () => 'done',
        (error: unknown) => readFailure(error).code,
      );
      await vi.advanceTimersByTimeAsync(60_000);
      return settled;
    };
    return { server, ask: () => ended(client.query({ query: MeDocument })), suspend, ended };
  }

  test.each([1, 2])('to a query is asked again: %i times', async (times) => {
    const { server, ask } = setUpBusy(times);
    expect(await ask()).toBe('done');
    expect(server.count('Me')).toBe(times + 1);
  });

  test('is shown after the third', async () => {
    const { server, ask } = setUpBusy(9);
    expect(await ask()).toBe('BUSY');
    expect(server.count('Me')).toBe(3);
  });

  test('after the server has tried for twenty seconds is sent again once', async () => {
    const { server, suspend, ended } = setUpBusy(9, 20);
    expect(await ended(suspend('k-1'))).toBe('BUSY');
    expect(server.count('SuspendStaff')).toBe(2);
  });

  test('to a mutation is sent again with its key', async () => {
    const { server, suspend, ended } = setUpBusy(2);
    expect(await ended(suspend('k-1'))).toBe('done');
    expect(server.calls('SuspendStaff').map(({ key }) => key)).toEqual(['k-1', 'k-1', 'k-1']);
  });

  test('to a mutation without a key is shown', async () => {
    const { server, suspend, ended } = setUpBusy(1);
    expect(await ended(suspend())).toBe('BUSY');
    expect(server.count('SuspendStaff')).toBe(1);
  });
});
