import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { LATIN_FONT } from './font-preload.ts';

/** From the lightest to the boldest of the style sheets; the file has 100 to 900. */
const WEIGHTS = { min: 400, max: 700 };

/** The characters for which `fonts.css` names this file. */
function askedText(): string {
  const css = readFileSync(new URL('../src/shared/ui/styles/fonts.css', import.meta.url), 'utf8');
  const face = css.split('@font-face').find((each) => each.includes('inter-latin-wght-normal')) ?? '';
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  if (ranges.length === 0) throw new Error('fonts.css names no characters of the Latin font');
  const points = ranges.flatMap(([, first = '', last = first]) => {
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...points);
}

/** Every cold open waits for this font: with what the style sheets ask for it weighs 30 kB, not 48. */
export function leanFont(): Plugin {
  return {
    name: 'lean-font',
    apply: 'build',
    generateBundle: async (_options, bundle) => {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !LATIN_FONT.test(asset.fileName)) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), askedText(), {
          targetFormat: 'woff2',
          variationAxes: { wght: WEIGHTS },
        });
      }
    },
  };
}
