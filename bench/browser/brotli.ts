import { brotliCompressSync, constants } from 'node:zlib';

/** Hosting does not say which it takes; eleven, of the gates for bytes, is more than an edge spends on the way. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** Compresses each file once: only its first opening waits for that. */
export function brotliOnce(): (path: string, whole: Buffer) => Buffer {
  const kept = new Map<string, Buffer>();
  return (path, whole) => {
    const known = kept.get(path);
    if (known) return known;
    const made = brotliCompressSync(whole, { params });
    kept.set(path, made);
    return made;
  };
}
