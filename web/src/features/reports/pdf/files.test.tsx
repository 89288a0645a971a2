// @vitest-environment node
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { sheetOf } from '../sheet/sheet.ts';
import { reportOf } from '../testing/test-report.ts';
import type { Images } from './images.ts';
import { renderReport } from './render.tsx';
import { registerTestFonts } from '../testing/test-fonts.ts';

beforeAll(registerTestFonts);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  edges[0].writeUInt32BE(data.length);
  edges[1].writeUInt32BE(crc32(body));
  return Buffer.concat([edges[0], body, edges[1]]);
}

function pngOf(width: number): Blob {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  // Eight bits per channel, three channels, no transparency.
  header.set([8, 2], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const pixels = deflateSync(Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, 128)]));
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return new Blob([Buffer.concat([signature, ...parts])], { type: 'image/png' });
}

const BEFORE = ['f1', pngOf(11)] as const;
const AFTER = ['f2', pngOf(12)] as const;
const SIGNATURE = ['f9', pngOf(19)] as const;

async function widthsIn(images: Images, report = reportOf()): Promise<number[]> {
  const blob = await renderReport(sheetOf(report), images);
  const pdf = Buffer.from(await blob.arrayBuffer()).toString('latin1');
  return pdf
    .split('endobj')
    .filter((object) => object.includes('/Subtype /Image'))
    .map((object) => Number(/\/Width (\d+)/u.exec(object)?.[1]))
    .sort((a, b) => a - b);
}

test('the PDF contains every photo and the signature', async () => {
  expect(await widthsIn(new Map([BEFORE, AFTER, SIGNATURE]))).toEqual([11, 12, 19]);
});

test.each([
  ['a photo', [AFTER, SIGNATURE], [12, 19]],
  ['the signature', [BEFORE, AFTER], [11, 12]],
  ['all of them', [], []],
] as const)('the PDF without %s contains the other images', async (_case, images, widths) => {
  expect(await widthsIn(new Map<string, Blob>(images))).toEqual(widths);
});

test('the PDF contains all of many photos and the signature', async () => {
  const photos = Array.from({ length: 9 }, (_, at) => ({
    __typename: 'ReportPhoto' as const,
    attachmentId: `p${at}`,
    kind: 'AFTER' as const,
    sha256: 'a'.repeat(64),
  }));
  const many = photos.map(({ attachmentId }, at) => [attachmentId, pngOf(30 + at)] as const);
  expect(await widthsIn(new Map([...many, SIGNATURE]), reportOf({ content: { photos } }))).toEqual([
    19,
    ...many.map((_, at) => 30 + at),
  ]);
});

test('the PDF contains the company’s logo', async () => {
  const logo = Buffer.from(await pngOf(23).arrayBuffer()).toString('base64');
  const { company } = reportOf().content;
  const report = reportOf({ content: { company: { ...company, logo } } });
  expect(await widthsIn(new Map(), report)).toEqual([23]);
});

test('the PDF of a report with a refusal contains no signature', async () => {
  const refused = { signer: null, signatureId: null, refusal: 'No estaba en casa' };
  const images = new Map([BEFORE, AFTER, SIGNATURE]);
  expect(await widthsIn(images, reportOf({ content: refused }))).toEqual([11, 12]);
});
