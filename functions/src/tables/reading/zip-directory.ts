export type ZipEntry = { name: string; packed: number; size: number; method: number; at: number };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const COMMENT_MAX = 65_535;

/** The entries by the directory at the end of the file, before inflating; null if there is none. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + rest;
  }
  return entries;
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_MAX);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Each sheet is one or two; their names are kept with the import. */
const USED_MAX = 1_000;
const SIZE_MAX = 60 * 1024 * 1024;
const RATIO_MAX = 100;
/** Small texts compress better than any bomb. */
const RATIO_FROM = 1024 * 1024;

/** The parts of a workbook that are read. */
const isUsed = ({ name }: ZipEntry) =>
  /\.(?:xml|rels)$/iu.test(name) && !/^(?:docProps|customXml)\//u.test(name);

/** Whether inflating it would take more memory than a workbook of a few thousand rows needs. */
export function isTooLarge(entries: readonly ZipEntry[]): boolean {
  const used = entries.filter(isUsed);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const inflates = entries.some(
    (entry) => entry.size > RATIO_FROM && entry.size / Math.max(1, entry.packed) > RATIO_MAX,
  );
  return used.length > USED_MAX || size > SIZE_MAX || inflates;
}
