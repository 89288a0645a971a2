import { expect, test } from 'vitest';
import { widthOf } from './letters.ts';
import { plainPdf, wrapped } from './plain-pdf.ts';

const read = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const jpeg = { bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), width: 300, height: 100 };

/** Every object starts at its offset in the cross-reference table. */
function expectSound(pdf: string) {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(pdf)?.[1]);
  const table = pdf.slice(start);
  const starts = [...table.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, at]) => Number(at));
  expect(table.startsWith(`xref\n0 ${starts.length + 1}\n`)).toBe(true);
  starts.forEach((at, index) => expect(pdf.slice(at).startsWith(`${index + 1} 0 obj\n`)).toBe(true));
  for (const [, length = '', text = ''] of pdf.matchAll(
    /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/gu,
  )) {
    expect(text).toHaveLength(Number(length));
  }
}

test('text is encoded for Spanish, and PDF delimiters are escaped', () => {
  const pdf = read(plainPdf('Parte S-1', [{ text: 'Revisión (año 2026) · 1.200 €', bold: true }]));
  expectSound(pdf);
  expect(pdf.startsWith('%PDF-1.7\n')).toBe(true);
  expect(pdf).toContain('/Title (Parte S-1)');
  expect(pdf).toContain('(Revisi\u00F3n \\(a\u00F1o 2026\\) \u00B7 1.200 \u0080) Tj');
  expect(read(plainPdf('x', [{ text: '漢 — “a”' }]))).toContain('(? \u0097 \u0093a\u0094) Tj');
});

test('an image keeps its aspect ratio', () => {
  const pdf = read(plainPdf('x', [{ text: 'Firma' }, { image: jpeg, width: 150, height: 90 }]));
  expectSound(pdf);
  expect(pdf).toContain('/Width 300 /Height 100');
  expect(pdf).toMatch(/q 150 0 0 50\.00 56 [\d.]+ cm \/I0 Do Q/u);
});

test('overflowing content continues on the next page without loss', () => {
  const lines = Array.from({ length: 120 }, (_each, at) => ({ text: `Línea ${at}` }));
  const pdf = read(plainPdf('x', [...lines, { image: jpeg, width: 480, height: 400 }]));
  expectSound(pdf);
  expect(pdf).toContain('/Count 3');
  expect([...pdf.matchAll(/L\u00EDnea \d+/gu)]).toHaveLength(120);
  const heights = [...pdf.matchAll(/Tf 56 ([\d.-]+) Td/gu)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(50);
});

test('text is wrapped at spaces, long words are split and line breaks are kept', () => {
  const text = `${'palabra '.repeat(30).trim()}\nfin ${'x'.repeat(200)}`;
  const lines = wrapped(text, 10, 200);
  for (const line of lines) expect(widthOf(line) * 10).toBeLessThanOrEqual(200);
  expect(lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(/\s/gu, ''));
  expect(lines).toContain('fin');
});

test('a tall image is limited to the height of its box', () => {
  const upright = { ...jpeg, width: 390, height: 780 };
  const pdf = read(plainPdf('x', [{ image: upright, width: 180, height: 90 }]));
  expect(pdf).toMatch(/q 45 0 0 90\.00 56 [\d.]+ cm/u);
});

test('a heading moves to the next page together with what follows it', () => {
  const lines = Array.from({ length: 48 }, (_each, at) => ({ text: `Línea ${at}` }));
  const heading = { text: 'Firma', withNext: true };
  const pdf = read(plainPdf('x', [...lines, heading, { image: jpeg, width: 180, height: 90 }]));
  const pages = pdf.split('endstream').filter((part) => part.includes(' Tj ET'));
  expect(pages.map((page) => page.includes('(Firma)'))).toEqual([false, true]);
});
