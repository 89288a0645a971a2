import { describe, expect, test, vi } from 'vitest';
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
  return { server, onErrorCode, ask };
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
