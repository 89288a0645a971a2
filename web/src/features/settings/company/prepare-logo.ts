import {
  isTooSmallForLogo,
  LOGO_MAX_BYTES,
  LOGO_MESSAGES,
  logoSize,
  standsOutOnWhite,
} from '@cuadrilla/domain/files/company-logo.ts';

export class LogoProblem extends Error {
  override name = 'LogoProblem';
}

/** A PNG in base64 that fits the printed size. */
export async function prepareLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new LogoProblem(LOGO_MESSAGES.format, { cause });
  });
  try {
    if (isTooSmallForLogo(picture)) throw new LogoProblem(LOGO_MESSAGES.tooSmall);
    return drawn(picture);
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap): string {
  const { width, height } = logoSize(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  if (!standsOutOnWhite(context.getImageData(0, 0, width, height).data)) {
    throw new LogoProblem(LOGO_MESSAGES.pale);
  }
  const png = canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/u, '');
  // Four characters of base64 are three bytes.
  if (png.length * 0.75 > LOGO_MAX_BYTES) throw new LogoProblem(LOGO_MESSAGES.tooBig);
  return png;
}
