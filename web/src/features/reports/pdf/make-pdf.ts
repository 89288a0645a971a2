import { fetchFile } from '#records/files/file-requests.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Images } from './images.ts';
import type { PdfAnswer, PdfRequest } from './report-pdf.worker.ts';

/** The device failed, not the network or the server. */
export class PdfProblem extends Error {
  override name = 'PdfProblem';
}

type GetToken = () => Promise<string | null>;

export function filesOf({ photos, consent }: Pick<Sheet, 'photos' | 'consent'>): string[] {
  const signature = consent?.kind === 'signed' ? consent.fileId : null;
  return [...photos.map(({ id }) => id), ...(signature === null ? [] : [signature])];
}

async function fetchImages(sheet: Sheet, getToken: GetToken, cancel: AbortSignal): Promise<Images> {
  const read = async (id: string) => [id, await fetchFile(id, getToken, cancel)] as const;
  return new Map(await Promise.all(filesOf(sheet).map(read)));
}

/**
 * Runs in a worker, so that the page stays responsive and the library's WebAssembly is allowed only there
 * (`docs/decisions/2026-11-21-pdf-worker.md`).
 */
export async function makePdf(sheet: Sheet, getToken: GetToken): Promise<Blob> {
  const cancel = new AbortController();
  const worker = new Worker(new URL('./report-pdf.worker.ts', import.meta.url), { type: 'module' });
  try {
    // Listens from the start: a worker that cannot be loaded fails at once.
    const made = answerOf(worker);
    const images = await Promise.race([fetchImages(sheet, getToken, cancel.signal), failureOf(made)]);
    worker.postMessage({ sheet, images } satisfies PdfRequest);
    return await made;
  } finally {
    cancel.abort();
    worker.terminate();
  }
}

function answerOf(worker: Worker): Promise<Blob> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) =>
      data.ok ? resolve(data.pdf) : reject(new PdfProblem(data.message)),
    );
    worker.addEventListener('error', () => reject(new PdfProblem('The PDF worker was not loaded')));
  });
}

/** Never resolves; rejects if the promise does. */
function failureOf(promise: Promise<unknown>): Promise<never> {
  return new Promise((_resolve, reject) => {
    promise.catch(reject);
  });
}
