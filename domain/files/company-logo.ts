import { mimeOf, withoutMetadata } from './attachments.ts';
import { contrastWithWhite } from '../text/contrast.ts';

/** The PNG travels in a GraphQL answer and in every report's PDF. */
export const LOGO_MAX_BYTES = 48 * 1_024;
/** Pixels: printed at most 60 mm × 18 mm, which is 300 dpi. */
export const LOGO_MAX = { width: 720, height: 216 } as const;
export const LOGO_MIN = { width: 48, height: 24 } as const;

/** WCAG's minimum for graphics. */
const INK_CONTRAST = 3;
/** Roughly the share of its box that a thin line of text covers. */
const INK_SHARE = 0.01;

export const LOGO_MESSAGES = {
  format: 'El logotipo debe ser una imagen PNG o JPEG',
  tooBig: 'El logotipo no puede pasar de 48 KB',
  tooSmall: `El logotipo debe tener al menos ${LOGO_MIN.width} × ${LOGO_MIN.height} píxeles`,
  tooLarge: `El logotipo no puede pasar de ${LOGO_MAX.width} × ${LOGO_MAX.height} píxeles`,
  pale: 'El logotipo apenas se vería sobre papel blanco: usa una versión oscura o en color',
} as const;

export type Size = { width: number; height: number };

export function logoSize({ width, height }: Size): Size {
  const scale = Math.min(1, LOGO_MAX.width / width, LOGO_MAX.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function isTooSmallForLogo({ width, height }: Size): boolean {
  return width < LOGO_MIN.width || height < LOGO_MIN.height;
}

/** `rgba` holds four bytes per pixel, as a canvas returns them. */
export function standsOutOnWhite(rgba: ArrayLike<number>): boolean {
  let ink = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = (rgba[at + 3] ?? 0) / 255;
    const onWhite = (channel: number) => 255 - (255 - (rgba[at + channel] ?? 255)) * alpha;
    if (contrastWithWhite(onWhite(0), onWhite(1), onWhite(2)) >= INK_CONTRAST) ink += 1;
  }
  return ink >= (rgba.length / 4) * INK_SHARE && ink > 0;
}

export function checkLogo(bytes: Uint8Array): { ok: true; png: Uint8Array } | { ok: false; message: string } {
  if (mimeOf(bytes) !== 'image/png') return { ok: false, message: LOGO_MESSAGES.format };
  const png = withoutMetadata(bytes, 'image/png');
  const size = png && pngSize(png);
  if (png === null || size === null) return { ok: false, message: LOGO_MESSAGES.format };
  if (png.length > LOGO_MAX_BYTES) return { ok: false, message: LOGO_MESSAGES.tooBig };
  if (isTooSmallForLogo(size)) return { ok: false, message: LOGO_MESSAGES.tooSmall };
  const isLarge = size.width > LOGO_MAX.width || size.height > LOGO_MAX.height;
  return isLarge ? { ok: false, message: LOGO_MESSAGES.tooLarge } : { ok: true, png };
}

function pngSize(png: Uint8Array): Size | null {
  if (png.length < 24) return null;
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}
