import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoConnectionError, NoServerError, persistedOperation, postOperation } from './post-operation.ts';

const fetched = vi.fn<typeof fetch>();
const operation = { operationName: 'Me', hash: 'abc', variables: { n: 1 } };

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  fetched.mockReset();
});

describe('sending an operation', () => {
  test('contains its hash and the token, not its text', async () => {
    fetched.mockResolvedValue(Response.json({ data: { me: null } }));
    await postOperation(operation, 'el-token');
    const [url, request] = fetched.mock.calls[0]!;
    expect(url).toBe('/graphql');
    expect(JSON.parse(request?.body as string)).toEqual({
      operationName: 'Me',
      variables: { n: 1 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    });
    expect(new Headers(request?.headers).get('authorization')).toBe('Bearer el-token');
  });

  test('without a token there is no header', async () => {
    fetched.mockResolvedValue(Response.json({ data: {} }));
    await postOperation(operation, null);
    expect(new Headers(fetched.mock.calls[0]![1]?.headers).has('authorization')).toBe(false);
  });

  test('returns the errors of the server', async () => {
    const answer = { errors: [{ message: 'x', extensions: { code: 'PAYLOAD_TOO_LARGE' } }] };
    fetched.mockResolvedValue(Response.json(answer, { status: 413 }));
    await expect(postOperation(operation, null)).resolves.toEqual(answer);
  });

  test('returns the answer of a server whose database is down', async () => {
    const answer = { errors: [{ message: 'x', extensions: { code: 'BUSY', requestId: 'req_1' } }] };
    fetched.mockResolvedValueOnce(Response.json(answer, { status: 503 }));
    await expect(postOperation(operation, null)).resolves.toEqual(answer);
    fetched.mockResolvedValueOnce(new Response('<h1>Service Unavailable</h1>', { status: 503 }));
    await expect(postOperation(operation, null)).rejects.toBeInstanceOf(NoServerError);
  });

  test('throws different errors for no network and no server', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(postOperation(operation, null)).rejects.toBeInstanceOf(NoConnectionError);
    fetched.mockResolvedValueOnce(new Response('<h1>Error</h1>', { status: 500 }));
    await expect(postOperation(operation, null)).rejects.toBeInstanceOf(NoServerError);
    fetched.mockResolvedValueOnce(Response.json({ errors: [] }, { status: 502 }));
    await expect(postOperation(operation, null)).rejects.toBeInstanceOf(NoServerError);
    fetched.mockResolvedValueOnce(Response.json('hola'));
    await expect(postOperation(operation, null)).rejects.toBeInstanceOf(NoServerError);
  });

  test('can be cancelled', async () => {
    fetched.mockImplementation(
      (_url, request) =>
        new Promise((_resolve, reject) =>
          request?.signal?.addEventListener('abort', () => reject(new Error('cancelado'))),
        ),
    );
    const cancel = new AbortController();
    const sent = postOperation(operation, null, cancel.signal);
    cancel.abort();
    await expect(sent).rejects.toBeInstanceOf(NoConnectionError);
  });
});

test('a document without a hash throws', () => {
  expect(() => persistedOperation({}, 'Me')).toThrow('codegen');
});
