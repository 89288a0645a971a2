import './worker-window.ts';
import fallbackSemibold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import fallbackRegular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import extRegular from './fonts/inter-latin-ext-400-normal.woff?url';
import extSemibold from './fonts/inter-latin-ext-600-normal.woff?url';
import regular from './fonts/inter-latin-400-normal.woff?url';
import semibold from './fonts/inter-latin-600-normal.woff?url';
import type { Sheet } from '../sheet/sheet.ts';
import { registerFonts } from './fonts.ts';
import type { Images } from './images.ts';
import { onWhite } from './on-white.ts';
import { renderReport } from './render.tsx';

export type PdfRequest = { sheet: Sheet; images: Images };
export type PdfAnswer = { ok: true; pdf: Blob } | { ok: false; message: string };

const absolute = (address: string) => new URL(address, self.location.href).href;

registerFonts({
  latin: { regular: absolute(regular), semibold: absolute(semibold) },
  rest: { regular: absolute(extRegular), semibold: absolute(extSemibold) },
  fallback: { regular: absolute(fallbackRegular), semibold: absolute(fallbackSemibold) },
});

async function render({ sheet, images }: PdfRequest): Promise<Blob> {
  const opaque = [...images].map(async ([id, picture]) => [id, await onWhite(picture)] as const);
  return await renderReport(sheet, new Map(await Promise.all(opaque)));
}

self.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  const answer = (message: PdfAnswer) => self.postMessage(message);
  render(data).then(
    (pdf) => answer({ ok: true, pdf }),
    (error: unknown) => answer({ ok: false, message: String(error) }),
  );
});
