// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { sheetOf } from '../../sheet/sheet.ts';
import { reportOf } from '../../testing/test-report.ts';
import type { Images } from '../images.ts';
import { renderReport } from '../render.tsx';
import { registerTestFonts } from '../../testing/test-fonts.ts';
import { catalogueOf, structureOf, type Heard } from '../../testing/test-structure.ts';

beforeAll(registerTestFonts);

const PIXEL = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

async function pdfOf(report = reportOf(), images: Images = new Map()): Promise<string> {
  const blob = await renderReport(sheetOf(report), images);
  return Buffer.from(await blob.arrayBuffer()).toString('latin1');
}

const all = (parts: readonly Heard[]): Heard[] => parts.flatMap((part) => [part, ...all(part.parts ?? [])]);
const ofTag = (parts: readonly Heard[], tag: string) => all(parts).filter((part) => part.tag === tag);
const texts = (parts: readonly Heard[]) => parts.map(({ text }) => text);

describe('the structure of the PDF for screen readers', () => {
  test('declares tagging, language and title', async () => {
    const pdf = await pdfOf();
    const catalogue = catalogueOf(pdf);
    for (const words of ['/Lang (es-ES)', '/Marked true', '/StructTreeRoot', '/ViewerPreferences'])
      expect(catalogue).toContain(words);
    expect(pdf).toMatch(/\/DisplayDocTitle true/u);
    expect(pdf.replaceAll('\u0000', '')).toContain('Parte de trabajo PT-2026-0191');
  });

  test('is one document in reading order with one title and a heading for each section', async () => {
    const tree = structureOf(await pdfOf());
    expect(tree.map(({ tag }) => tag)).toEqual(['Document']);
    const read = all(tree).flatMap(({ text }) => text ?? []);
    expect(read[0]).toBe('Térmica Manzanares, S. L.');
    expect(read.findIndex((text) => text.startsWith('SHA-256'))).toBeGreaterThan(
      read.findIndex((text) => text.startsWith('Garantía')),
    );
    expect(texts(ofTag(tree, 'H1'))).toEqual(['Parte de trabajo']);
    expect(texts(ofTag(tree, 'H2'))).toEqual([
      ...['Avería comunicada', 'Trabajo realizado', 'Lista de comprobación', 'Materiales y mano de obra'],
      ...['Fotos', 'Conformidad del cliente'],
    ]);
    expect(ofTag(tree, 'Sect')[0]?.parts?.map(({ tag }) => tag)).toEqual(['H2', 'P']);
  });

  test('has the lines as a table with headings and the checklist as a list', async () => {
    const tree = structureOf(await pdfOf());
    const [table, ...others] = ofTag(tree, 'Table');
    expect(others).toEqual([]);
    const [head, first] = table?.parts ?? [];
    expect(texts(head?.parts ?? [])).toEqual(['Concepto', 'Cantidad', 'Precio', 'Dto.', 'IVA', 'Importe']);
    expect(head?.parts?.every(({ tag }) => tag === 'TH')).toBe(true);
    expect(texts(first?.parts ?? [])).toEqual([
      ...['Válvula de tres vías Vaillant 0020132682', '1 ud.', '96,40 €', '—', '21 %', '96,40 €'],
    ]);
    const [checklist] = ofTag(tree, 'L');
    expect(checklist?.parts?.map(({ parts = [] }) => parts.map(({ tag, text }) => [tag, text]))).toEqual([
      [
        ['Lbl', 'Presión del circuito en frío'],
        ['LBody', '1,4 bar'],
      ],
      [
        ['Lbl', 'CO en humos'],
        ['LBody', 'Sin respuesta'],
      ],
    ]);
  });

  test('has one table across all pages and omits repeated page parts', async () => {
    const { lines } = reportOf().content;
    const many = Array.from({ length: 60 }, (_, at) => ({ ...lines[0]!, id: `m${at}` }));
    const tree = structureOf(await pdfOf(reportOf({ content: { lines: many } })));
    const [table, ...others] = ofTag(tree, 'Table');
    expect(others).toEqual([]);
    expect(table?.parts).toHaveLength(61);
    expect(ofTag(tree, 'TH')).toHaveLength(6);
    expect(all(tree).filter(({ text }) => text?.startsWith('SHA-256'))).toHaveLength(1);
    expect(all(tree).filter(({ text }) => text?.startsWith('Página'))).toEqual([]);
    expect(table?.parts?.at(-1)?.parts?.[0]?.text).toBe('Válvula de tres vías Vaillant 0020132682');
  });

  test('has an alternative text for each image', async () => {
    const report = reportOf();
    const { photos } = sheetOf(report);
    const ids = ['f1', 'f2', 'f9'].map((id) => [id, PIXEL] as const);
    const tree = structureOf(await pdfOf(report, new Map(ids)));
    expect(ofTag(tree, 'Figure').map(({ alt }) => alt)).toEqual([
      ...photos.map(({ word }) => `Foto: ${word}`),
      'Firma del cliente',
    ]);
  });
});
