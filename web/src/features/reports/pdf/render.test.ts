// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { sheetOf } from '../sheet/sheet.ts';
import { reportOf, withoutPrices } from '../testing/test-report.ts';
import { renderReport } from './render.tsx';
import { registerTestFonts } from '../testing/test-fonts.ts';

beforeAll(registerTestFonts);

async function pdfOf(report = reportOf()) {
  const blob = await renderReport(sheetOf(report), new Map());
  return Buffer.from(await blob.arrayBuffer()).toString('latin1');
}

const count = (pdf: string, pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
const pages = (pdf: string) => count(pdf, /\/Type \/Page\b(?!s)/gu);
const drawn = (pdf: string) =>
  [...pdf.matchAll(/stream\n([^]*?)\nendstream/gu)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .reduce((sum, content) => sum + count(content, /\bT[jJ]\b/gu), 0);

const says = (pdf: string, text: string) => pdf.replaceAll('\u0000', '').includes(text);

test('the PDF is one page, named after the report and set in Inter', async () => {
  const pdf = await pdfOf();
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(says(pdf, 'PT-2026-0191')).toBe(true);
  expect(pages(pdf)).toBe(1);
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/u);
});

test('the PDF without prices draws no prices and no phone', async () => {
  const report = reportOf();
  // Four headings, four numbers in each of three lines, three sums with their labels, and the phone.
  expect(drawn(await pdfOf(report)) - drawn(await pdfOf(withoutPrices(report)))).toBe(4 + 12 + 6 + 1);
});

test('a later version is named in the PDF and has additional lines', async () => {
  const first = await pdfOf();
  const later = await pdfOf(reportOf({ number: 2, revisionReason: 'Faltaba una junta' }));
  expect(says(later, 'PT-2026-0191, versión 2')).toBe(true);
  expect(says(first, 'versión')).toBe(false);
  expect(drawn(later)).toBeGreaterThan(drawn(first));
});

test('a charged line without a price replaces the sums with one word', async () => {
  const { lines } = reportOf().content;
  const unpriced = lines.map((line) => ({ ...line, unitPriceCents: null, amountCents: 0 }));
  const pdf = await pdfOf(reportOf({ content: { lines: unpriced } }));
  // Base and IVA, each with its label.
  expect(drawn(await pdfOf()) - drawn(pdf)).toBe(4);
});

test('many lines continue on further pages', async () => {
  const { lines } = reportOf().content;
  const many = Array.from({ length: 60 }, (_, at) => ({ ...lines[0]!, id: `m${at}` }));
  const pdf = await pdfOf(reportOf({ content: { lines: many } }));
  expect(pages(pdf)).toBe(3);
});

test('non-Spanish letters are drawn too', async () => {
  const { client } = reportOf().content;
  const pdf = await pdfOf(reportOf({ content: { client: { ...client, name: 'Wiśniewska, Ștefan' } } }));
  expect(count(pdf, /\/BaseFont \/[A-Z]{6}\+Inter/gu)).toBeGreaterThan(
    count(await pdfOf(), /\/BaseFont \/[A-Z]{6}\+Inter/gu),
  );
});
