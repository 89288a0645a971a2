import { Font } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { partsOf, spell, SUBSTITUTE, type Has } from './spelling.ts';

/** The fonts by the names that they are registered under: a letter that the first has not is looked for in the next. */
const FAMILIES = { latin: 'Inter', rest: 'Inter Ext', fallback: 'DejaVu Sans' } as const;

const INTER = [FAMILIES.latin, FAMILIES.rest];
const WEIGHTS = [400, 600];

/** Where the fonts are: an absolute address, or a path under Node. */
export type FontSources = Record<keyof typeof FAMILIES, { regular: string; semibold: string }>;

/** Tells the library where the fonts are: once, it keeps what it has read, and reads what a report is drawn with. */
export function registerFonts(sources: FontSources): void {
  for (const name of ['latin', 'rest', 'fallback'] as const) {
    const { regular, semibold } = sources[name];
    const fonts = [
      { src: regular, fontWeight: 400 },
      { src: semibold, fontWeight: 600 },
    ];
    Font.register({ family: FAMILIES[name], fonts });
  }
  // The library would part words as in English.
  Font.registerHyphenationCallback(partsOf);
}

async function charactersOf(family: string): Promise<Has> {
  const fonts = await Promise.all(
    WEIGHTS.map(async (fontWeight) => {
      const font = Font.getFont({ fontFamily: family, fontWeight });
      await font.load();
      return font.data as { hasGlyphForCodePoint: Has } | null;
    }),
  );
  // In both: the same text may stand in either.
  return (codePoint) => fonts.every((font) => font?.hasGlyphForCodePoint(codePoint) ?? false);
}

async function spellWith(sheet: Sheet, families: readonly string[]): Promise<Sheet> {
  const all = await Promise.all(families.map(charactersOf));
  const has: Has = (codePoint) => all.some((hasIt) => hasIt(codePoint));
  const spelled = (_key: string, value: unknown) => (typeof value === 'string' ? spell(value, has) : value);
  return JSON.parse(JSON.stringify(sheet), spelled) as Sheet;
}

export type Lettering = { sheet: Sheet; families: readonly string[] };

/** The fallback is fetched for a report with a letter that Inter has not, and for no other: it is as big as all else together. */
export async function letter(sheet: Sheet): Promise<Lettering> {
  const plain = await spellWith(sheet, INTER);
  if (!JSON.stringify(plain).includes(SUBSTITUTE)) return { sheet: plain, families: INTER };
  const families = [...INTER, FAMILIES.fallback];
  return { sheet: await spellWith(sheet, families), families };
}
