// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportContent } from '../report.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { reportOf } from '../testing/test-report.ts';
import { renderReport } from './render.tsx';
import { registerTestFonts } from '../testing/test-fonts.ts';
import { pagesIn } from '../testing/test-text.ts';

beforeAll(registerTestFonts);

async function drawnOf(content: Partial<ReportContent>) {
  const blob = await renderReport(sheetOf(reportOf({ content })), new Map());
  return pagesIn(Buffer.from(await blob.arrayBuffer()).toString('latin1')).flat();
}

const fontsIn = (drawn: Awaited<ReturnType<typeof drawnOf>>) =>
  [...new Set(drawn.map(({ font }) => font))].sort();

async function said(resolution: string) {
  const drawn = await drawnOf({ resolution, description: null });
  const text = drawn.map((part) => part.text).join('');
  return {
    text: text.slice(text.indexOf('Trabajo realizado') + 'Trabajo realizado'.length).split('Lista de')[0],
    fonts: fontsIn(drawn),
  };
}

const INTER = ['Inter-Regular', 'Inter-SemiBold'];

describe('characters missing in Inter are drawn in another font', () => {
  test.each([
    ...['10 Ω', '≤ 1,5 bar', 'a → b', 'correcto ✓', 'Ștefan Łukasz Дмитрий', 'CO₂ 0 ppm', '20 °C ± 2'],
    'Resistencia 10 Ω, presión ≤ 1,5 bar → correcto ✓. CO₂ 0 ppm',
  ])('%s', async (text) => {
    expect((await said(text)).text?.trim()).toBe(text);
  });

  test('in bold text too', async () => {
    const { client } = reportOf().content;
    const drawn = await drawnOf({ client: { ...client, name: 'Дмитрий' } });
    expect(drawn).toContainEqual(expect.objectContaining({ font: 'DejaVuSans-Bold', text: 'Дмитрий' }));
  });
});

describe('characters missing in every font are drawn as a box', () => {
  test.each([
    ['arde 🔥 mucho', 'arde □ mucho'],
    ['familia 👨‍👩‍👧‍👦 y 🇪🇸.', 'familia □ y □.'],
    ['漢字 fin', '□□ fin'],
    ['mal \ud83d.', 'mal □.'],
    ['foto \ufffc.', 'foto □.'],
  ])('%s', async (text, drawn) => {
    expect((await said(text)).text?.trim()).toBe(drawn);
  });
});

test.each([
  ['a control character', 'uno\u0007\u0000dos', 'unodos'],
  ['a joiner or a direction mark', 'uno\u200d\u200c\u200bdos\u202e\ufefftres', 'unodostres'],
  ['a variation selector or keycap', '1\ufe0f\u20e3 filtro', '1 filtro'],
  ['a soft hyphen', 'termo\u00adstato', 'termostato'],
  ['a combining accent', 'presio\u0301n', 'presión'],
  ['a space of another width', '20\u202f°C\u2009y\t30', '20\u00a0°C y 30'],
])('%s needs no other font', async (_case, text, drawn) => {
  const { text: shown, fonts } = await said(text);
  expect(shown?.trim()).toBe(drawn);
  expect(fonts).toEqual(INTER);
});

test('consecutive spaces are drawn as one and cause no hyphenation', async () => {
  expect((await said('doble  espacio '.repeat(40))).text?.trim()).toBe('doble espacio '.repeat(40).trim());
});

test('a word that fits on a line is not split', async () => {
  const serials = Array.from({ length: 40 }, (_, at) => `N.º ABCDEFGHIJKLMNOPQRSTU${at + 10}`).join(' ');
  expect((await said(serials)).text?.trim()).toBe(serials);
});

describe('a word too long for a line is split without a hyphen', () => {
  const path = Array.from({ length: 16 }, (_, at) => `manuales${at}`).join('/');
  const linesOf = async (resolution: string) => {
    const lines = (await drawnOf({ resolution, description: null })).map(({ text }) => text);
    const from = lines.indexOf('Trabajo realizado') + 1;
    return lines.slice(from, lines.indexOf('Lista de comprobación'));
  };

  test.each([
    ['a serial number', 'ABCDE12345'.repeat(30)],
    ['a URL', `https://ejemplo.es/${path}?caldera=ecotec&idioma=es`],
    ['a URL within a sentence', `Manual en https://ejemplo.es/${path} y en papel junto a la caldera`],
    ['an e-mail address', `${'averias.urgentes.'.repeat(9)}madrid@ejemplo.es`],
  ])('%s', async (_case, text) => {
    const lines = await linesOf(text);
    expect(lines.join('').trim()).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => line.length < 120)).toBe(true);
  });

  test('a URL is split after a slash', async () => {
    const lines = await linesOf(`https://ejemplo.es/${path}`);
    expect(lines.slice(0, -1).map((line) => line.at(-1))).toEqual(lines.slice(1).map(() => '/'));
  });
});

test('a report with only characters of Inter embeds no other font', async () => {
  expect(fontsIn(await drawnOf({}))).toEqual(INTER);
});
