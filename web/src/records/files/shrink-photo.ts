import { mimeOf, PHOTO_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import { FileProblem } from './file-problem.ts';
import { BROWSER_CODEC, type PhotoCodec, type Picture } from './photo-codec.ts';

export const LONG_SIDE_MAX = 1600;

const QUALITIES = [0.85, 0.75, 0.65, 0.55];
const SMALLER = 0.75;
const SHORTEST = 320;

/** A JPEG within the size limits. Small photos are encoded again too, which removes EXIF data. */
export function shrinkPhoto(file: Blob): Promise<Blob> {
  return shrinkWith(BROWSER_CODEC, file);
}

export async function shrinkWith<P extends Picture>(codec: PhotoCodec<P>, file: Blob): Promise<Blob> {
  const picture = await codec.decode(file).catch(async (cause: unknown) => {
    throw new FileProblem(unreadable(await startOf(file)), { cause });
  });
  try {
    return await encodeWithin(codec, picture);
  } finally {
    picture.close();
  }
}

const startOf = async (file: Blob) => new Uint8Array(await file.slice(0, 32).arrayBuffer());

/** The brand of a HEIC or AVIF container, after the length of its first box. */
const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/u;

function unreadable(start: Uint8Array): string {
  if (start.length === 0) return 'El archivo está vacío: puede que no se haya terminado de copiar';
  if (HEIC.test(String.fromCharCode(...start.subarray(4, 12)))) {
    return 'Es una foto HEIC, que este navegador no sabe leer. Envíatela como JPEG; en un iPhone, elige «El más compatible» en Ajustes › Cámara › Formatos';
  }
  if (mimeOf(start)?.startsWith('image/')) {
    return 'La foto está dañada o no se copió entera. Haz otra, o cópiala de nuevo';
  }
  return 'Este archivo no se puede leer como foto. Usa una foto JPEG o PNG';
}

async function encodeWithin<P extends Picture>(codec: PhotoCodec<P>, picture: P): Promise<Blob> {
  const whole = Math.max(picture.width, picture.height);
  for (let side = Math.min(LONG_SIDE_MAX, whole); ; side = Math.floor(side * SMALLER)) {
    const scaled = (length: number) => Math.max(1, Math.round((length * side) / whole));
    const size = { width: scaled(picture.width), height: scaled(picture.height) };
    for (const quality of QUALITIES) {
      const blob = await codec.encode(picture, size, quality);
      if (blob.size <= PHOTO_MAX_BYTES) return blob;
    }
    if (side < SHORTEST) throw new FileProblem('Esta foto no se puede reducir lo suficiente');
  }
}
