import { beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#apollo/client.ts';
import { connection } from '../../../testing/connection.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { CloseServiceDocument } from '../acts/service-acts.generated.ts';
import { ServicesPageDocument } from '../list/services-page.generated.ts';
import { row, service, servicePage } from '../testing/test-services.ts';
import { ServicePageDocument } from './service-page.generated.ts';

const page = { query: ServicePageDocument, variables: { id: 's1' } };
const list = { query: ServicesPageDocument, variables: { first: 25, sort: 'DUE' } } as const;
const pageOf = (status: 'FINISHED' | 'CLOSED') =>
  servicePage({ status, version: status === 'CLOSED' ? 8 : 7 });
const listOf = (status: 'FINISHED' | 'CLOSED') => ({
  data: { services: connection('Service', [{ ...row, status }]) },
});

let server: FakeServer;
let client: ReturnType<typeof createClient>;

beforeEach(() => {
  server = new FakeServer()
    .on('ServicePage', () => pageOf('FINISHED'))
    .on('ServicesPage', () => listOf('FINISHED'))
    .on('CloseService', () => {
      server.on('ServicePage', () => pageOf('CLOSED')).on('ServicesPage', () => listOf('CLOSED'));
      const closed = { ...service, version: 8, status: 'CLOSED' as const };
      return { data: { result: { __typename: 'ServiceSuccess', service: closed } } };
    });
  client = createClient({ getToken: () => Promise.resolve('t-1'), onErrorCode: () => undefined });
});

const close = () =>
  client.mutate({
    mutation: CloseServiceDocument,
    variables: { input: { id: 's1', version: 7 }, key: 'd0a9cb6e-5c3c-4d0e-9d27-0c0a7a6cf1d1' },
  });

describe('a query answered before a mutation but arriving after it', () => {
  test.each(['ServicePage', 'ServicesPage'] as const)('is repeated: %s', async (operation) => {
    await client.query(page);
    const late = Promise.withResolvers<undefined>();
    server
      .on('ServicePage', () => late.promise.then(() => pageOf('FINISHED')))
      .on('ServicesPage', () => late.promise.then(() => listOf('FINISHED')));
    const before = server.count(operation);
    const asked =
      operation === 'ServicePage'
        ? client.query({ ...page, fetchPolicy: 'network-only' })
        : client.query({ ...list, fetchPolicy: 'network-only' });
    await expect.poll(() => server.count(operation)).toBe(before + 1);
    await close();
    late.resolve(undefined);
    await asked;
    expect(client.readQuery(page)?.service).toMatchObject({ status: 'CLOSED', version: 8 });
    expect(server.count(operation)).toBe(before + 2);
  });

  test('is not repeated if the mutation got no answer', async () => {
    const late = Promise.withResolvers<undefined>();
    server.on('ServicePage', () => late.promise.then(() => pageOf('FINISHED')));
    server.on('CloseService', () => 'no-network');
    const asked = client.query(page);
    await expect.poll(() => server.count('ServicePage')).toBe(1);
    await expect(close()).rejects.toThrow();
    late.resolve(undefined);
    await asked;
    expect(server.count('ServicePage')).toBe(1);
  });
});
