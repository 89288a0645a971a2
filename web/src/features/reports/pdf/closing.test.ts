// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import type { ReportContent } from '../report.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { reportOf } from '../testing/test-report.ts';
import { renderReport } from './render.tsx';
import { registerTestFonts } from '../testing/test-fonts.ts';
import { pagesIn } from '../testing/test-text.ts';

beforeAll(registerTestFonts);

async function pagesOf(content: Partial<ReportContent>): Promise<string[]> {
  const blob = await renderReport(sheetOf(reportOf({ content })), new Map());
  return pagesIn(Buffer.from(await blob.arrayBuffer()).toString('latin1')).map((page) =>
    page.map(({ text }) => text).join('|'),
  );
}

const withSteps = (steps: number) => ({
  resolution: Array.from({ length: steps }, (_, at) => `Paso ${at + 1}`).join('\n'),
});

const NOBODY = { signer: null, signatureId: null };
const NO_PHOTOS = { photos: [] };
const NO_LINES = { lines: [] };

const MORE = Array.from({ length: 8 }, (_, at) => at);

type Case = readonly [what: string, steps: number, content: Partial<ReportContent>, before: RegExp];

test.each<Case>([
  ['the signature', 10, {}, /Aurora Cid Peña/u],
  ['the photos', 12, NOBODY, /Después/u],
  ['the sums', 15, { ...NOBODY, ...NO_PHOTOS }, /185,25/u],
  ['the text', 33, { ...NOBODY, ...NO_PHOTOS, ...NO_LINES, checklist: [] }, /Paso \d+\|.*Garantía/u],
])('the closing note is on the last page, together with %s', async (_what, steps, content, before) => {
  const all: number[] = [];
  for (const more of MORE) {
    const pages = await pagesOf({ ...content, ...withSteps(steps + more) });
    expect(pages.at(-1)).toMatch(before);
    expect(pages.at(-1)).toMatch(/Este documento no es una factura/u);
    all.push(pages.length);
  }
  expect([all.at(0), all.at(-1)]).toEqual([1, 2]);
});
