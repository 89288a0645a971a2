import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '#apollo/client.ts';
import type { ApolloClient } from '@apollo/client';
import { SuspendStaffDocument } from '../staff/staff-actions.generated.ts';
import { FakeServer, refusal } from '../../testing/fake-server.ts';
import { useAct } from './use-act.ts';

const SUSPENDED = {
  data: {
    result: {
      __typename: 'StaffStatusSuccess',
      id: 'u2',
      status: 'SUSPENDED',
      heldWork: { __typename: 'HeldWork', visits: 0, prospects: 0, clients: 0 },
    },
  },
} as const;
const NOT_FOUND = { data: { result: { __typename: 'NotFoundError', message: 'No existe' } } } as const;

let server: FakeServer;
let client: ApolloClient;
const onDone = vi.fn();

beforeEach(() => {
  onDone.mockClear();
  server = new FakeServer();
  client = createClient({ getToken: () => Promise.resolve('t-1'), onErrorCode: () => undefined });
});

function suspend() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => useAct(SuspendStaffDocument, { evict: ['technicians'], success: 'Cuenta suspendida', onDone }),
    { wrapper },
  );
  return result;
}

const settled = (result: { current: { isBusy: boolean } }) =>
  waitFor(() => expect(result.current.isBusy).toBe(false));
const keys = () => server.arrived.map(({ variables }) => variables['key']);

describe('an act', () => {
  test('is sent once at a time and passes its success on', async () => {
    server.on('SuspendStaff', () => SUSPENDED);
    const result = suspend();
    act(() => {
      result.current.run({ id: 'u2' });
      result.current.run({ id: 'u2' });
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await settled(result);
    expect(onDone).toHaveBeenCalledWith(SUSPENDED.data.result, { id: 'u2' });
    expect(server.inputs('SuspendStaff')).toEqual([{ id: 'u2' }]);
  });

  test('keeps its key after a lost answer and gets a new one afterwards', async () => {
    server.on('SuspendStaff', () => 'no-network');
    const result = suspend();
    act(() => result.current.run({ id: 'u2' }));
    await settled(result);
    expect(result.current.problem).toBe('Sin conexión. Comprueba la red e inténtalo de nuevo');
    server.on('SuspendStaff', () => SUSPENDED);
    for (let time = 0; time < 2; time += 1) {
      act(() => result.current.run({ id: 'u2' }));
      await settled(result);
    }
    const [first, again, next] = keys();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test.each([
    ['an expected failure', () => NOT_FOUND, 'No existe'],
    [
      'a failure of the server',
      () => refusal('INTERNAL_SERVER_ERROR'),
      'Algo ha fallado en el servidor. Inténtalo de nuevo',
    ],
  ])('shows %s', async (_what, answer, words) => {
    server.on('SuspendStaff', answer);
    const result = suspend();
    act(() => result.current.run({ id: 'u2' }));
    await settled(result);
    expect(result.current.problem).toBe(words);
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ['evicts fields after a success', () => SUSPENDED, false],
    ['keeps the cache after a refusal', () => NOT_FOUND, true],
  ])('%s', async (_what, answer, isKept) => {
    client.cache.restore({ ROOT_QUERY: { __typename: 'Query', technicians: null, agents: null } });
    server.on('SuspendStaff', answer);
    const result = suspend();
    act(() => result.current.run({ id: 'u2' }));
    await settled(result);
    const root = client.cache.extract() as { ROOT_QUERY: object };
    expect('technicians' in root.ROOT_QUERY).toBe(isKept);
    expect('agents' in root.ROOT_QUERY).toBe(true);
  });
});
