import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const count = (pdf: string, pattern: RegExp): number => pdf.match(pattern)?.length ?? 0;

/** What can be read without rendering. `pictures` excludes transparency masks. */
const contentsOf = (pdf: string) => ({
  start: pdf.slice(0, 5),
  pages: count(pdf, /\/Type\s*\/Page\b/gu),
  a4: count(pdf, /\/MediaBox\s*\[\s*0 0 59[45](\.\d+)? 84[12](\.\d+)?\s*\]/gu),
  pictures: count(pdf, /\/Subtype\s*\/Image\b/gu) - count(pdf, /\/SMask\s+\d+ 0 R/gu),
});

const ONE_SHEET = { start: '%PDF-', pages: 1, a4: 1 };

async function save(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const saved = await download;
  return { name: saved.suggestedFilename(), pdf: await readFile(await saved.path(), 'latin1') };
}

async function standsAlone(page: Page): Promise<void> {
  const around = (['banner', 'navigation', 'link', 'button'] as const).map((role) => page.getByRole(role));
  for (const part of around) await expect(part.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: /^Parte de trabajo PT-/ })).toBeVisible();
  for (const part of around) await expect(part).toHaveCount(0);
}

/** One sheet of A4 with every picture, saved and printed. */
export async function readsSavedAndPrinted(page: Page, { pictures }: { pictures: number }): Promise<void> {
  const code = await page.getByRole('heading', { level: 1 }).innerText();
  const { name, pdf } = await save(page);
  expect(name).toBe(`${code}.pdf`);
  expect(contentsOf(pdf), 'the saved report').toEqual({ ...ONE_SHEET, pictures });
  expect(pdf, 'its letters').toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/u);

  // Printing is disabled until every picture has loaded.
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
  await standsAlone(page);
  // The report itself asks for A4: no size is given here.
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(contentsOf(printed.toString('latin1')), 'the printed report').toEqual({ ...ONE_SHEET, pictures });
  await page.emulateMedia({ media: null });
}
