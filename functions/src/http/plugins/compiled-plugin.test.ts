import { describe, expect, test } from 'vitest';
import { startFake } from '../../../test/kits/fake-server.ts';
import { persistedOperations } from '../../graphql/persisted-operations.generated.ts';

const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('secret cause'));

const found = (name: string) => {
  const operation = persistedOperations.find((each) => each.name === name);
  if (!operation) throw new Error(`${name} is not persisted`);
  return operation;
};

const ACCEPTED_BY_THE_WEB = 'application/graphql-response+json,application/json;q=0.9';
const PAGE = { first: 10, sort: 'NAME' };
const TECHNICIAN = { name: 'Ana', lastName: 'Ruiz', email: 'ana@ejemplo.es', password: 'Demo1234!' };

type Store = Partial<ReturnType<ReturnType<typeof startFake>['world']['createUserStore']>>;

type Asked = {
  name: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  token?: string;
  headers?: Record<string, string>;
};

/** Sends the hash, which runs compiled, or the text, which Yoga executes. */
async function ask(
  by: 'hash' | 'text',
  { name, token = 'admin', headers: sent = {}, ...rest }: Asked,
  store: Store = {},
) {
  const { world } = startFake();
  const { post, log } = startFake({
    dependencies: {
      createUserStore: () => ({ ...world.createUserStore(), ...store }),
      deadlines: { read: 30, act: 60 },
    },
  });
  const { hash, text } = found(name);
  const asked =
    by === 'text' ? { query: text } : { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  const { status, headers, answer } = await post({ ...asked, ...rest }, { token, headers: sent });
  const requestId = headers.get('x-request-id');
  const known = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(String(requestId), 'ID')) as unknown;
  const entries = log.map(({ level, message, fields: { uid, operation, codes } }) => ({
    ...{ level, message, uid, operation, codes },
  }));
  return { status, type: headers.get('content-type'), answer: known(answer), log: known(entries) };
}

describe('an operation sent by its hash', () => {
  test.each<[string, Asked, Store?]>([
    ['with data', { name: 'Me' }],
    ['with a page', { name: 'TechniciansPage', variables: PAGE }],
    ['for a role without permission', { name: 'TechniciansPage', variables: PAGE, token: 'technician' }],
    ['without a known token', { name: 'Me', token: 'unknown' }],
    ['for a user without a document', { name: 'Me', token: 'stranger' }],
    ['with a variable missing', { name: 'TechniciansPage', variables: { first: 10 } }],
    ['with a variable of another type', { name: 'TechniciansPage', variables: { ...PAGE, first: 'diez' } }],
    ['with a page that is too long', { name: 'TechniciansPage', variables: { ...PAGE, first: 101 } }],
    ['under its own name', { name: 'Me', operationName: 'Me' }],
    ['under another name', { name: 'Me', operationName: 'Other' }],
    ['that accepts anything', { name: 'Me', headers: { accept: '*/*' } }],
    ['that accepts JSON', { name: 'Me', headers: { accept: 'application/json' } }],
    ['from the web', { name: 'Me', headers: { accept: ACCEPTED_BY_THE_WEB } }],
    [
      'from the web, with a refusal',
      { name: 'Me', token: 'stranger', headers: { accept: ACCEPTED_BY_THE_WEB } },
    ],
    ['that accepts HTML', { name: 'Me', headers: { accept: 'text/html' } }],
    ['that accepts events', { name: 'Me', headers: { accept: 'text/event-stream' } }],
    ['when the database does not answer', { name: 'TechniciansPage', variables: PAGE }, { list: never }],
    ['when a store fails', { name: 'TechniciansPage', variables: PAGE }, { list: failing }],
    ['when the viewer cannot be read', { name: 'Me' }, { find: failing }],
    [
      'when an act is refused',
      { name: 'CreateTechnician', variables: { input: TECHNICIAN }, token: 'technician' },
    ],
  ])('gives the same response as by its text %s', async (_name, asked, store = {}) => {
    const [byHash, byText] = [await ask('hash', asked, store), await ask('text', asked, store)];
    expect(byHash).toEqual(byText);
  });

  test('is ignored if a text is sent with it', async () => {
    const { post } = startFake();
    const extensions = { persistedQuery: { version: 1, sha256Hash: found('TechniciansPage').hash } };
    const { answer } = await post({ query: '{ me { id } }', extensions });
    expect(answer).toEqual({ data: { me: { id: 'ADMIN' } } });
  });

  test('that fails keeps its cause for the log only', async () => {
    const { answer, log } = await ask(
      'hash',
      { name: 'TechniciansPage', variables: PAGE },
      { list: failing },
    );
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(log).toContainEqual({ level: 'error', message: 'unexpected error' });
  });
});
