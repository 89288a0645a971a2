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
import { renderReport } from './render.tsx';

export type PdfRequest = { sheet: Sheet; images: Images };
export type PdfAnswer = { ok: true; pdf: Blob } | { ok: false; message: string };

const absolute = (address: string) => new URL(address, self.location.href).href;

registerFonts({
  latin: { regular: absolute(regular), semibold: absolute(semibold) },
  rest: { regular: absolute(extRegular), semibold: absolute(extSemibold) },
  fallback: { regular: absolute(fallbackRegular), semibold: absolute(fallbackSemibold) },
});

/**
 * Flattens transparency onto white. The library would decode a transparent picture in a worker of its own, which the content
 * security policy blocks, and wait for ever.
 */
async function onWhite(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/jpeg') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing can be drawn here');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

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
