const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
/** Segments needed for display; the others hold personal metadata. */
const JPEG_KEPT: Partial<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/**
 * Keeps JFIF, ICC and Adobe; drops EXIF (orientation included, so turn the photo upright first), XMP, IPTC, comments, previews
 * and trailing bytes. null if broken.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  let scanned = false;
  while (bytes[at] === 0xff) {
    const code = bytes[at + 1] ?? 0;
    // Any number of 0xFF may precede a marker.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === END_OF_IMAGE) return scanned ? joined([...kept, bytes.subarray(at, at + 2)]) : null;
    const end = segmentEnd(bytes, at, code);
    if (end === null) return null;
    if (isKept(bytes, at, code)) kept.push(bytes.subarray(at, end));
    scanned ||= code === START_OF_SCAN;
    at = end;
  }
  return null;
}

function isKept(bytes: Uint8Array, at: number, code: number): boolean {
  if (code === COMMENT) return false;
  if (code < 0xe0 || code > 0xef) return true;
  const name = JPEG_KEPT[code];
  return name !== undefined && text(bytes, at + 4, at + 4 + name.length) === name;
}

/** End of the segment, including its coded data; null past the end of the file. */
function segmentEnd(bytes: Uint8Array, at: number, code: number): number | null {
  // Only segments with a length are allowed here: no fill, restart or second start.
  if (code < 0xc0 || (code >= 0xd0 && code <= 0xd8) || at + 4 > bytes.length) return null;
  const length = view(bytes).getUint16(at + 2);
  let end = at + 2 + length;
  if (length < 2 || end > bytes.length) return null;
  if (code !== START_OF_SCAN) return end;
  while (end < bytes.length && !endsScan(bytes, end)) end += 1;
  return end;
}

/** In coded data 0xFF is followed by zero or a restart marker; anything else starts the next segment. */
function endsScan(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7);
}

const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs'.split(' '),
);
const PNG_START = 8;

/** Drops texts, EXIF, time, unknown chunks and trailing bytes. null if broken. */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const kept = [bytes.subarray(0, PNG_START)];
  const seen = new Set<string>();
  let at = PNG_START;
  while (at + 12 <= bytes.length) {
    // Length (4 bytes), type (4 letters), data, checksum (4 bytes).
    const end = at + 12 + view(bytes).getUint32(at);
    const type = text(bytes, at + 4, at + 8);
    if (end > bytes.length || (seen.size === 0 && type !== 'IHDR')) return null;
    if (PNG_KEPT.has(type)) kept.push(bytes.subarray(at, end));
    // A capital letter marks a chunk that is required for display.
    else if (/^[A-Z]/.test(type)) return null;
    seen.add(type);
    if (type === 'IEND') return seen.has('IDAT') ? joined(kept) : null;
    at = end;
  }
  return null;
}
