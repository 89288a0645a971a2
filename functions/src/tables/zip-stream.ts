import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> };

const FLAGS = 0x0808; // Sizes after the data, names in UTF-8.
const DEFLATED = 8;
const VERSION = 20;
const LIMIT = 0xffffffff;

/** A zip file that is never whole in memory. Throws above 4 GB, which would need zip64. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const directory: Buffer[] = [];
  let offset = 0;
  const sent = (bytes: Buffer) => {
    offset += bytes.length;
    if (offset > LIMIT) throw new Error('A zip file of more than 4 GB');
    return new Uint8Array(bytes);
  };
  for (const { name, text } of entries) {
    const start = offset;
    const path = Buffer.from(name);
    yield sent(Buffer.concat([localHeader(path), path]));
    const of = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of Readable.from(measured(text, of)).pipe(createDeflateRaw())) {
      const bytes = chunk as Buffer;
      of.packed += bytes.length;
      yield sent(bytes);
    }
    yield sent(words([0x08074b50, of.crc, of.packed, of.size]));
    directory.push(centralHeader(path, of, start), path);
  }
  const list = Buffer.concat(directory);
  const count = directory.length / 2;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield sent(list);
  yield sent(end);
}

type Measure = { crc: number; size: number; packed: number };

async function* measured(text: ZipEntry['text'], of: Measure): AsyncGenerator<Buffer> {
  for await (const part of text) {
    const bytes = Buffer.from(part);
    of.crc = crc32(bytes, of.crc);
    of.size += bytes.length;
    if (of.size > LIMIT) throw new Error('A part of a zip file of more than 4 GB');
    yield bytes;
  }
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4);
  return bytes;
}

function localHeader(path: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  common(header, 4);
  header.writeUInt16LE(path.length, 26);
  return header;
}

function centralHeader(path: Buffer, { crc, size, packed }: Measure, start: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  common(header, 6);
  header.writeUInt32LE(crc >>> 0, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(path.length, 28);
  header.writeUInt32LE(start, 42);
  return header;
}

/** Version, flags, method, and 1 January 1980, the first day that a zip file knows. */
function common(header: Buffer, at: number): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(FLAGS, at + 2);
  header.writeUInt16LE(DEFLATED, at + 4);
  header.writeUInt16LE(0x21, at + 8);
}
