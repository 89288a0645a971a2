import { PHOTO_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import { expect, test } from 'vitest';
import { FileProblem } from './file-problem.ts';
import { LONG_SIDE_MAX, shrinkWith } from './shrink-photo.ts';

type Size = { width: number; height: number };

function codecFor({ width, height }: Size, bytesPerPixel: number) {
  const tried: (Size & { quality: number })[] = [];
  let closed = 0;
  return {
    tried,
    closed: () => closed,
    decode: () => Promise.resolve({ width, height, close: () => void (closed += 1) }),
    encode: (_picture: Size, size: Size, quality: number) => {
      tried.push({ ...size, quality });
      const bytes = Math.round(size.width * size.height * bytesPerPixel * quality);
      return Promise.resolve(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    },
  };
}

const shrunk = (size: Size, bytesPerPixel: number) => {
  const codec = codecFor(size, bytesPerPixel);
  return { codec, made: shrinkWith(codec, new Blob()) };
};

test('a photo keeps its aspect ratio with a long side of 1600 pixels', async () => {
  const { codec, made } = shrunk({ width: 4000, height: 3000 }, 0.1);
  expect((await made).type).toBe('image/jpeg');
  expect(codec.tried).toEqual([{ width: 1600, height: 1200, quality: 0.85 }]);
  expect(codec.closed()).toBe(1);
});

test('the long side of a portrait photo is its height', async () => {
  const { codec, made } = shrunk({ width: 3000, height: 4000 }, 0.1);
  await made;
  expect(codec.tried[0]).toMatchObject({ width: 1200, height: LONG_SIDE_MAX });
});

test('a small photo is not enlarged, but encoded again', async () => {
  const { codec, made } = shrunk({ width: 640, height: 480 }, 0.1);
  await made;
  expect(codec.tried).toEqual([{ width: 640, height: 480, quality: 0.85 }]);
});

test('quality is lowered first, then size, until it fits', async () => {
  const { codec, made } = shrunk({ width: 1600, height: 1600 }, 0.5);
  const blob = await made;
  expect(blob.size).toBeLessThanOrEqual(PHOTO_MAX_BYTES);
  expect(codec.tried.map(({ width, quality }) => `${width} ${quality}`)).toEqual([
    '1600 0.85',
    '1600 0.75',
    '1600 0.65',
    '1600 0.55',
    '1200 0.85',
    '1200 0.75',
    '1200 0.65',
    '1200 0.55',
  ]);
});

test('a photo that cannot be made small enough is refused and released', async () => {
  const { codec, made } = shrunk({ width: 400, height: 400 }, 20);
  await expect(made).rejects.toThrow(FileProblem);
  expect(codec.closed()).toBe(1);
});

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['from an iPhone', '\0\0\0\x24ftypheic\0\0\0\0mif1heic', /HEIC.*El más compatible/],
  ['from a camera', '\0\0\0\x18ftypmif1\0\0\0\0', /HEIC/],
  ['truncated JPEG', '\xFF\xD8\xFF\xE0\0\x10JFIF', /dañada o no se copió entera/],
  ['truncated PNG', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR', /dañada/],
  ['empty', '', /vacío/],
  ['video', '\0\0\0\x18ftypisom\0\0\0\0', /no se puede leer como foto/],
])('an undecodable file (%s) has a helpful message', async (_name, head, words) => {
  const codec = { ...codecFor({ width: 1, height: 1 }, 1), decode: () => Promise.reject(new Error('no')) };
  const made = shrinkWith(codec, new Blob([bytesOf(head)]));
  await expect(made).rejects.toThrow(FileProblem);
  await expect(made).rejects.toThrow(words);
});
