import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { registerFonts } from '../pdf/fonts.ts';

const inter = (name: string) =>
  fileURLToPath(new URL(`../pdf/fonts/inter-${name}-normal.woff`, import.meta.url));
const dejavu = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export function registerTestFonts(): void {
  registerFonts({
    latin: { regular: inter('latin-400'), semibold: inter('latin-600') },
    rest: { regular: inter('latin-ext-400'), semibold: inter('latin-ext-600') },
    fallback: { regular: dejavu('DejaVuSans'), semibold: dejavu('DejaVuSans-Bold') },
  });
}
