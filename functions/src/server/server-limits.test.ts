import { describe, expect, test } from 'vitest';
import { codesOf, NOW, startFake } from '../../test/kits/fake-server.ts';
import { persistedOperations } from '../graphql/persisted-operations.generated.ts';
import { createRateLimiter } from '../http/limits/rate-limiter.ts';

const { post } = startFake();

/** A query of this depth; `Query.__type` can recurse without end. */
const nested = (depth: number) => {
  const open = Array.from({ length: depth - 1 }, (_, level) => `level${level}`);
  return `query { ${open.map((field) => `${field} {`).join(' ')} leaf ${'}'.repeat(open.length)} }`;
};
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')} }`;
/** A list literal of the wrong type: the one mistake whose cost grows only linearly. */
const tokens = (count: number) => `{ technicians(after: [${'1 '.repeat(count - 10)}]) { totalCount } }`;

describe('a document', () => {
  test('may be 12 deep, and is refused at 13', async () => {
    // Fields that do not exist: what matters is that depth is not among the errors at 12, and is the only one at 13.
    expect(codesOf((await post({ query: nested(12) })).answer)).not.toContain('LIMIT_EXCEEDED');
    const { status, answer } = await post({ query: nested(13) });
    expect(status).toBe(400);
    expect(codesOf(answer)).toContain('LIMIT_EXCEEDED');
    expect(answer.data).toBeUndefined();
  });

  test('may carry 30 aliases, and is refused at 31', async () => {
    expect((await post({ query: aliases(30) })).answer.errors).toBeUndefined();
    const { status, answer } = await post({ query: aliases(31) });
    expect(status).toBe(400);
    expect(codesOf(answer)).toEqual(['LIMIT_EXCEEDED']);
  });

  test('of more than 2,000 tokens is refused', async () => {
    expect(codesOf((await post({ query: tokens(1_990) })).answer)).not.toContain('LIMIT_EXCEEDED');
    const { answer } = await post({ query: tokens(2_010) });
    expect(codesOf(answer)).toEqual(['LIMIT_EXCEEDED']);
    expect(answer.data).toBeUndefined();
  });

  test('that is too deep in fragments is refused', async () => {
    const query = `query { me { ...F } } fragment F on Me { ${nested(13).slice('query { '.length)}`;
    expect(codesOf((await post({ query })).answer)).toContain('LIMIT_EXCEEDED');
  });

  test('that is refused has the request id of each request', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { answer, headers } = await post({ query: '{ nothing }' });
        expect(answer.errors?.[0]?.extensions.requestId).toBe(headers.get('x-request-id'));
        return headers.get('x-request-id');
      }),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('introspection in development', () => {
  test('is exempt from the depth limit', async () => {
    const deep = 'kind ofType { '.repeat(13) + 'name' + ' }'.repeat(13);
    const { answer } = await post({ query: `{ __schema { types { fields { type { ${deep} } } } } }` });
    expect(answer.errors).toBeUndefined();
  });
});

describe('a page size', () => {
  const inline = (first: string) => ({ query: `{ technicians(first: ${first}) { totalCount } }` });
  const byVariable = (first: unknown) => ({
    query: 'query ($first: PageSize!) { technicians(first: $first) { totalCount } }',
    variables: { first },
  });

  test.each(['101', '0', '-1', '1000000000000', '"25"', '2.5', 'null', 'true'])(
    'of %s as literal is refused',
    async (first) => {
      const { answer } = await post(inline(first));
      expect(answer.data).toBeUndefined();
      expect(answer.errors).toHaveLength(1);
    },
  );

  test.each([101, 0, -1, 1e12, '25', 2.5, null, true, [25], { first: 25 }])(
    'of %j as variable is refused',
    async (first) => {
      const { answer } = await post(byVariable(first));
      expect(answer.data ?? null).toBeNull();
      expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
    },
  );

  test('of 1 and of 100 is accepted, as literal and as variable', async () => {
    for (const body of [inline('1'), inline('100'), byVariable(1), byVariable(100)]) {
      expect((await post(body)).answer).toEqual({ data: { technicians: { totalCount: 1 } } });
    }
  });

  test('of 101 is refused in production too', async () => {
    const hash = persistedOperations.find(({ name }) => name === 'TechniciansPage')?.hash;
    const body = {
      variables: { first: 101, sort: 'NAME' },
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    };
    const { answer } = await startFake({ development: false }).post(body);
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the 601st request of a minute', () => {
  test('is RATE_LIMITED even for a query, and other people are not limited', async () => {
    const rateLimiter = createRateLimiter();
    for (let sent = 0; sent < 599; sent += 1) rateLimiter.take('ADMIN', 'request', NOW);
    const { post: send } = startFake({ dependencies: { rateLimiter } });
    const me = { query: '{ me { id } again: me { id } }' };
    expect((await send(me)).answer.errors).toBeUndefined();
    expect(codesOf((await send(me)).answer)).toContain('RATE_LIMITED');
    expect((await send(me, { token: 'agent' })).answer.errors).toBeUndefined();
  });
});

describe('a cursor', () => {
  const after = (cursor: string) => ({
    query: 'query ($after: String) { technicians(after: $after) { totalCount } }',
    variables: { after: cursor },
  });

  test.each([
    '',
    'x',
    '!',
    'a'.repeat(5_000),
    Buffer.from('{"v":1,"s":"other","k":[""],"id":"a"}').toString('base64url'),
  ])('that is invalid is BAD_USER_INPUT: %s', async (cursor) => {
    expect(codesOf((await post(after(cursor))).answer)).toEqual(['BAD_USER_INPUT']);
  });
});
