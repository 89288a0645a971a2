import { Font } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { partsOf, spell, SUBSTITUTE, type Has } from './spelling.ts';

/** A letter missing in the first font is taken from the next. */
const FAMILIES = { latin: 'Inter', rest: 'Inter Ext', fallback: 'DejaVu Sans' } as const;

const INTER = [FAMILIES.latin, FAMILIES.rest];
const WEIGHTS = [400, 600];

/** An absolute URL, or a path under Node. */
type FontSources = Record<keyof typeof FAMILIES, { regular: string; semibold: string }>;

export function registerFonts(sources: FontSources): void {
  for (const name of ['latin', 'rest', 'fallback'] as const) {
    const { regular, semibold } = sources[name];
    const fonts = [
      { src: regular, fontWeight: 400 },
      { src: semibold, fontWeight: 600 },
    ];
    Font.register({ family: FAMILIES[name], fonts });
  }
  // The library would hyphenate as in English.
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

/** The fallback font is loaded only for letters that Inter lacks: it is as big as everything else together. */
export async function letter(sheet: Sheet): Promise<Lettering> {
  const plain = await spellWith(sheet, INTER);
  if (!JSON.stringify(plain).includes(SUBSTITUTE)) return { sheet: plain, families: INTER };
  const families = [...INTER, FAMILIES.fallback];
  return { sheet: await spellWith(sheet, families), families };
}
