import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ATTACHMENT_KIND_LABELS,
  ATTACHMENT_KINDS,
  ATTACHMENT_MAX_BYTES,
  attachmentProblem,
  isPhoto,
  mimeOf,
  PHOTO_MAX_BYTES,
  withoutMetadata,
  type AttachmentKind,
} from './attachments.ts';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const bytes = (...parts: (readonly number[])[]) => Uint8Array.from(parts.flat());
const u16 = (number: number) => [number >> 8, number & 0xff];

const segment = (code: number, content: readonly number[]) => [
  0xff,
  code,
  ...u16(content.length + 2),
  ...content,
];
const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const JFIF = segment(0xe0, [...ascii('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]);
const ICC = segment(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 9]);
const ADOBE = segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
const TABLES = [...segment(0xdb, Array<number>(65).fill(1)), ...segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 17, 0])];
// Contains bytes that must not be taken for a marker: a stuffed 0xFF and restarts.
const CODED = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd7, 0xe1];
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...CODED];

const EXIF = segment(0xe1, [...ascii('Exif\0\0'), ...ascii('GPS 40.4168')]);
const XMP = segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Javier</x:xmpmeta>'));
const IPTC = segment(0xed, ascii('Photoshop 3.0\u00008BIM Javier'));
const COMMENT = segment(0xfe, ascii('Hecha por Javier'));
const PREVIEW = segment(0xe2, ascii('MPF\0 Javier'));
const THUMBNAIL = segment(0xe0, ascii('JFXX\0 Javier'));

const CLEAN_JPEG = bytes(SOI, JFIF, ICC, ADOBE, TABLES, SCAN, TABLES, SCAN, EOI);

describe('a JPEG', () => {
  test.each([
    ['EXIF', EXIF],
    ['XMP', XMP],
    ['IPTC', IPTC],
    ['a comment', COMMENT],
    ['a second picture', PREVIEW],
    ['a thumbnail', THUMBNAIL],
    ['an unknown segment', segment(0xef, ascii('Javier'))],
    ['fill bytes', [0xff, 0xff]],
  ])('is stripped of %s, wherever it stands', (_name, extra) => {
    for (const dirty of [
      bytes(SOI, extra, JFIF, ICC, ADOBE, TABLES, SCAN, TABLES, SCAN, EOI),
      bytes(SOI, JFIF, ICC, ADOBE, TABLES, extra, SCAN, TABLES, SCAN, EOI),
      bytes(SOI, JFIF, ICC, ADOBE, TABLES, SCAN, extra, TABLES, SCAN, EOI),
      bytes(SOI, JFIF, ICC, ADOBE, TABLES, SCAN, TABLES, SCAN, extra, EOI),
    ]) {
      expect(withoutMetadata(dirty, 'image/jpeg')).toEqual(CLEAN_JPEG);
    }
  });

  test('is stripped of bytes after its end', () => {
    expect(withoutMetadata(bytes([...CLEAN_JPEG], EXIF, [...CLEAN_JPEG]), 'image/jpeg')).toEqual(CLEAN_JPEG);
  });

  test('without metadata is unchanged, even as a part of a larger buffer', () => {
    expect(withoutMetadata(CLEAN_JPEG, 'image/jpeg')).toEqual(CLEAN_JPEG);
    const larger = bytes([1, 2, 3], [...CLEAN_JPEG], [4]);
    expect(withoutMetadata(larger.subarray(3, -1), 'image/jpeg')).toEqual(CLEAN_JPEG);
  });

  test('truncated anywhere is invalid', () => {
    const whole = bytes(SOI, EXIF, JFIF, TABLES, SCAN, EOI);
    for (let length = 0; length < whole.length; length += 1) {
      expect(withoutMetadata(whole.subarray(0, length), 'image/jpeg')).toBeNull();
    }
  });

  test.each([
    ['without image data', bytes(SOI, JFIF, TABLES, EOI)],
    ['with a segment shorter than its length', bytes(SOI, [0xff, 0xe0, 0, 1], SCAN, EOI)],
    ['with stray bytes between segments', bytes(SOI, JFIF, [7], SCAN, EOI)],
    ['with a second start', bytes(SOI, JFIF, SOI, SCAN, EOI)],
    ['with a restart out of place', bytes(SOI, [0xff, 0xd0], JFIF, SCAN, EOI)],
  ])('%s is invalid', (_name, broken) => {
    expect(withoutMetadata(broken, 'image/jpeg')).toBeNull();
  });
});

const PNG_START = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];
const chunk = (type: string, content: readonly number[] = [], length = content.length) => [
  0,
  0,
  ...u16(length),
  ...ascii(type),
  ...content,
  ...[1, 2, 3, 4],
];
const IHDR = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
const IDAT = chunk('IDAT', [5, 6, 7]);
const IEND = chunk('IEND');
const COLOURS = [...chunk('gAMA', [0, 0, 1, 1]), ...chunk('PLTE', [1, 2, 3]), ...chunk('tRNS', [9])];
const CLEAN_PNG = bytes(PNG_START, IHDR, COLOURS, IDAT, IDAT, IEND);

describe('a PNG', () => {
  test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt', 'acTL'])(
    'is stripped of %s, wherever it stands',
    (type) => {
      const extra = chunk(type, ascii('Javier'));
      for (const dirty of [
        bytes(PNG_START, IHDR, extra, COLOURS, IDAT, IDAT, IEND),
        bytes(PNG_START, IHDR, COLOURS, IDAT, IDAT, extra, extra, IEND),
        bytes(PNG_START, IHDR, COLOURS, IDAT, IDAT, IEND, extra),
      ]) {
        expect(withoutMetadata(dirty, 'image/png')).toEqual(CLEAN_PNG);
      }
    },
  );

  test('truncated anywhere is invalid', () => {
    for (let length = 0; length < CLEAN_PNG.length; length += 1) {
      expect(withoutMetadata(CLEAN_PNG.subarray(0, length), 'image/png')).toBeNull();
    }
  });

  test.each([
    ['without image data', bytes(PNG_START, IHDR, COLOURS, IEND)],
    ['without its header first', bytes(PNG_START, COLOURS, IHDR, IDAT, IEND)],
    ['with an unknown critical chunk', bytes(PNG_START, IHDR, chunk('JAVI'), IDAT, IEND)],
    ['with a chunk longer than the file', bytes(PNG_START, IHDR, chunk('IDAT', [1], 999), IEND)],
    ['with an impossible chunk length', bytes(PNG_START, IHDR, [255, 255, 255, 255, ...ascii('IDAT')], IEND)],
  ])('%s is invalid', (_name, broken) => {
    expect(withoutMetadata(broken, 'image/png')).toBeNull();
  });
});

const PDF = bytes(ascii('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'));

describe('a PDF', () => {
  test('is unchanged, and invalid without its end', () => {
    expect(withoutMetadata(PDF, 'application/pdf')).toEqual(PDF);
    expect(withoutMetadata(PDF.subarray(0, -8), 'application/pdf')).toBeNull();
    expect(withoutMetadata(bytes([...PDF], Array<number>(2_000).fill(32)), 'application/pdf')).toBeNull();
  });
});

test.each([
  ['image/jpeg', CLEAN_JPEG],
  ['image/png', CLEAN_PNG],
  ['application/pdf', PDF],
  [null, bytes(ascii('GIF89a'))],
  [null, bytes(ascii('<svg onload="alert(1)">'))],
  [null, bytes(ascii(' %PDF-1.7'))],
  [null, bytes(SOI)],
  [null, bytes()],
])('the type %s is recognised by its first bytes', (mime, file) => {
  expect(mimeOf(file)).toBe(mime);
});

test('a file of another type than declared is refused', () => {
  expect(withoutMetadata(CLEAN_PNG, 'image/jpeg')).toBeNull();
  expect(withoutMetadata(CLEAN_JPEG, 'application/pdf')).toBeNull();
});

test('for any bytes stripping never throws or grows the file, and is idempotent', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom<readonly number[]>(
        SOI,
        EXIF,
        JFIF,
        TABLES,
        SCAN,
        EOI,
        IHDR,
        COLOURS,
        IDAT,
        IEND,
        [0xff],
      ),
      fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 8 }),
    ),
    { maxLength: 12 },
  );
  let cleaned = 0;
  fc.assert(
    fc.property(fc.constantFrom(SOI, PNG_START), pieces, (start, rest) => {
      const file = bytes(start, ...rest);
      const mime = start === SOI ? 'image/jpeg' : 'image/png';
      const clean = withoutMetadata(file, mime);
      if (clean === null) return;
      cleaned += 1;
      expect(clean.length).toBeLessThanOrEqual(file.length);
      expect(withoutMetadata(clean, mime)).toEqual(clean);
    }),
    { numRuns: 20_000 },
  );
  // About one file in three hundred is intact enough to be stripped.
  expect(cleaned).toBeGreaterThan(10);
});

describe('the allowed types and sizes', () => {
  const sized = (file: Uint8Array, length: number) => {
    const padded = new Uint8Array(length);
    padded.set(file);
    return padded;
  };

  test.each<[AttachmentKind, Uint8Array, string | null]>([
    ['BEFORE', CLEAN_JPEG, null],
    ['AFTER', CLEAN_PNG, null],
    ['BEFORE', sized(CLEAN_JPEG, PHOTO_MAX_BYTES), null],
    ['BEFORE', sized(CLEAN_JPEG, PHOTO_MAX_BYTES + 1), 'La foto no puede ocupar más de 400 KB'],
    ['AFTER', PDF, 'La foto debe ser una imagen JPEG o PNG'],
    ['AFTER', bytes(ascii('GIF89a')), 'La foto debe ser una imagen JPEG o PNG'],
    ['DOCUMENT', PDF, null],
    ['DOCUMENT', sized(PDF, ATTACHMENT_MAX_BYTES), null],
    ['DOCUMENT', sized(PDF, ATTACHMENT_MAX_BYTES + 1), 'El archivo no puede ocupar más de 900 kB'],
    ['DOCUMENT', bytes(), 'El archivo debe ser una imagen JPEG o PNG, o un PDF'],
    ['SIGNATURE', CLEAN_PNG, null],
    ['SIGNATURE', CLEAN_JPEG, 'La firma debe ser una imagen PNG'],
  ])('for %s', (kind, file, problem) => {
    expect(attachmentProblem(kind, file)).toBe(problem);
  });

  test('two kinds are photos, and every kind has its Spanish label', () => {
    expect(ATTACHMENT_KINDS.filter(isPhoto)).toEqual(['BEFORE', 'AFTER']);
    expect(ATTACHMENT_KINDS.map((kind) => ATTACHMENT_KIND_LABELS[kind])).toEqual([
      'Antes',
      'Después',
      'Documento',
      'Firma',
    ]);
  });
});
