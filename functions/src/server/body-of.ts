import { refusal } from '../errors.ts';

/** Throws PAYLOAD_TOO_LARGE beyond `most` bytes. */
export async function bodyOf(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refusal('PAYLOAD_TOO_LARGE');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > most) throw refusal('PAYLOAD_TOO_LARGE');
  return bytes;
}
