import { Font, pdf } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { ReportDocument } from './document.tsx';
import type { Images } from './images.ts';
import { FONTS } from './styles.ts';

/** Where the fonts are: an absolute address, or a path under Node. */
export type FontSources = Record<keyof typeof FONTS, { regular: string; semibold: string }>;

/** Tells the library where the fonts are: once, it keeps what it has read. */
export function registerFonts(sources: FontSources): void {
  for (const name of ['latin', 'rest'] as const) {
    const { regular, semibold } = sources[name];
    const fonts = [
      { src: regular, fontWeight: 400 },
      { src: semibold, fontWeight: 600 },
    ];
    Font.register({ family: FONTS[name], fonts });
  }
  // The library would part words as in English.
  Font.registerHyphenationCallback((word) => [word]);
}

/** A report as a PDF file. */
export function renderReport(sheet: Sheet, images: Images): Promise<Blob> {
  return pdf(<ReportDocument sheet={sheet} images={images} />).toBlob();
}
