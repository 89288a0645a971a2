import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoConnectionError, NoServerError } from '#shared/graphql/post-operation.ts';
import { fetchBytes, fetchFile, uploadFile, type OutgoingFile } from './file-requests.ts';

const PHOTO: OutgoingFile = {
  id: 'f'.repeat(20),
  serviceId: 's1',
  visitId: 'v1',
  kind: 'BEFORE',
  blob: new Blob(['foto'], { type: 'image/jpeg' }),
};

const getToken = () => Promise.resolve('token-1');

function answering(answer: () => Response | Promise<Response>) {
  const played = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(answer()),
  );
  vi.stubGlobal('fetch', played);
  return () => {
    const [url = '', request = {}] = played.mock.calls[0] ?? [];
    return { url, ...request, headers: new Headers(request.headers) };
  };
}

const refusal = (code: string, message: string, status: number) => () =>
  Response.json({ error: { code, message, requestId: 'r1' } }, { status });

afterEach(() => vi.unstubAllGlobals());

test('an upload contains service, visit, kind and token', async () => {
  const attachment = { id: PHOTO.id, kind: 'BEFORE' };
  const arrived = answering(() => Response.json({ attachment }));
  await expect(uploadFile(PHOTO, getToken)).resolves.toEqual({ kind: 'done', file: attachment });
  const { url, method, body, headers } = arrived();
  expect(method).toBe('PUT');
  expect(url).toBe(`/files/${PHOTO.id}?service=s1&kind=BEFORE&visit=v1`);
  expect(body).toBe(PHOTO.blob);
  expect(headers.get('authorization')).toBe('Bearer token-1');
  expect(headers.get('content-type')).toBe('image/jpeg');
});

test('an upload without a visit has no visit parameter', async () => {
  const arrived = answering(() => Response.json({ attachment: {} }));
  await uploadFile({ ...PHOTO, visitId: null }, getToken);
  expect(arrived().url).toBe(`/files/${PHOTO.id}?service=s1&kind=BEFORE`);
});

test('a delayed upload contains the time it was added', async () => {
  const arrived = answering(() => Response.json({ attachment: {} }));
  await uploadFile({ ...PHOTO, occurredAt: '2026-11-20T10:15:00.000Z' }, getToken);
  const { searchParams } = new URL(arrived().url, 'http://cuadrilla.test');
  expect(searchParams.get('occurredAt')).toBe('2026-11-20T10:15:00.000Z');
});

test.each([
  ['FULL', 'Una visita no puede tener más de 20 fotos', 'Una visita no puede tener más de 20 fotos'],
  ['INVALID_FILE', 'Indica una foto JPEG o PNG', 'Indica una foto JPEG o PNG'],
  ['INTERNAL_SERVER_ERROR', 'stack', 'Algo ha fallado en el servidor. Inténtalo de nuevo'],
])('refusal %s has a Spanish message', async (code, message, shown) => {
  answering(refusal(code, message, 422));
  await expect(uploadFile(PHOTO, getToken)).resolves.toEqual({
    kind: 'refused',
    failure: { code, message: shown, requestId: 'r1' },
  });
});

test('no answer and a gateway answer may be retried', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(uploadFile(PHOTO, getToken)).rejects.toThrow(NoConnectionError);
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(uploadFile(PHOTO, getToken)).rejects.toThrow(NoServerError);
});

test('a download returns the bytes', async () => {
  const arrived = answering(
    () => new Response('foto', { status: 200, headers: { 'content-type': 'image/jpeg' } }),
  );
  expect(await (await fetchFile(PHOTO.id, getToken)).text()).toBe('foto');
  expect(arrived()).toMatchObject({ url: `/files/${PHOTO.id}`, method: 'GET' });
});

test('a missing file is refused, and an HTML page is not a file', async () => {
  answering(refusal('NOT_FOUND', 'No se ha encontrado', 404));
  await expect(fetchFile(PHOTO.id, getToken)).rejects.toThrow('No se ha encontrado');
  answering(() => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }));
  await expect(fetchFile(PHOTO.id, getToken)).rejects.toThrow(NoServerError);
});

describe('a download', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), after);
      return controller.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A file of so many pieces, one every 40 seconds; without an end if it `stalls`. */
  function slowFile(pieces: number, { stalls = false } = {}) {
    const body = (signal: AbortSignal) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
        async pull(controller) {
          if (pieces === 0 && stalls) return new Promise(() => undefined);
          await new Promise((resolve) => setTimeout(resolve, 40_000));
          if (signal.aborted) return undefined;
          if ((pieces -= 1) < 0) controller.close();
          else controller.enqueue(new TextEncoder().encode('fila '));
          return undefined;
        },
      });
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) =>
      Promise.resolve(new Response(body(signal), { headers: { 'content-type': 'text/csv' } })),
    );
  }

  test('may take long while its bytes arrive', async () => {
    slowFile(5);
    const file = fetchBytes('/files/exports/x', getToken);
    await vi.advanceTimersByTimeAsync(300_000);
    const blob = await file;
    expect([await blob.text(), blob.type]).toEqual(['fila '.repeat(5), 'text/csv']);
  });

  test('ends after a minute of silence', async () => {
    slowFile(2, { stalls: true });
    const failed = expect(fetchBytes('/files/exports/x', getToken)).rejects.toThrow(NoConnectionError);
    await vi.advanceTimersByTimeAsync(145_000);
    await failed;
  });

  test('ends when it is cancelled', async () => {
    slowFile(5);
    const cancel = new AbortController();
    const failed = expect(fetchBytes('/files/exports/x', getToken, cancel.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(50_000);
    cancel.abort();
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });
});
