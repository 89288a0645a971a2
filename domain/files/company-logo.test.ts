import { describe, expect, test } from 'vitest';
import { checkLogo, LOGO_MAX, LOGO_MESSAGES, logoSize, standsOutOnWhite } from './company-logo.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const uint32 = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);

/** With a zero checksum, as nothing verifies it. */
const chunk = (type: string, data: Iterable<number> & { length: number }) =>
  Uint8Array.from([...uint32(data.length), ...bytesOf(type), ...data, ...uint32(0)]);

function pngOf(width: number, height: number, data = new Uint8Array(8)): Uint8Array {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const header = chunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]);
  return Uint8Array.from([...signature, ...header, ...chunk('IDAT', data), ...chunk('IEND', [])]);
}

describe('an uploaded logo', () => {
  test('is accepted as a PNG of allowed size', () => {
    expect(checkLogo(pngOf(300, 90))).toMatchObject({ ok: true });
    expect(checkLogo(pngOf(LOGO_MAX.width, LOGO_MAX.height))).toMatchObject({ ok: true });
  });

  test.each([
    ['not an image', bytesOf('hola'), LOGO_MESSAGES.format],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), LOGO_MESSAGES.format],
    ['a truncated PNG', pngOf(300, 90).subarray(0, 20), LOGO_MESSAGES.format],
    ['too big in bytes', pngOf(300, 90, new Uint8Array(49 * 1_024)), LOGO_MESSAGES.tooBig],
    ['too small in pixels', pngOf(40, 90), LOGO_MESSAGES.tooSmall],
    ['too large in pixels', pngOf(721, 90), LOGO_MESSAGES.tooLarge],
  ])('is refused if it is %s', (_case, bytes, message) => {
    expect(checkLogo(bytes)).toEqual({ ok: false, message });
  });
});

test.each([
  [
    { width: 300, height: 90 },
    { width: 300, height: 90 },
  ],
  [
    { width: 1440, height: 300 },
    { width: 720, height: 150 },
  ],
  [
    { width: 1000, height: 1000 },
    { width: 216, height: 216 },
  ],
])('%o is scaled on paper to %o', (size, expected) => {
  expect(logoSize(size)).toEqual(expected);
});

const pixels = (...colours: number[][]) =>
  Uint8ClampedArray.from(Array.from({ length: 100 }, (_, at) => colours[at % colours.length] ?? []).flat());

test.each([
  ['black', pixels([0, 0, 0, 255]), true],
  ['petrol beside white', pixels([0x10, 0x62, 0x6b, 255], [255, 255, 255, 255]), true],
  ['white', pixels([255, 255, 255, 255]), false],
  ['pale grey', pixels([0xdd, 0xdd, 0xdd, 255]), false],
  ['yellow', pixels([0xff, 0xe0, 0x40, 255]), false],
  ['transparent black', pixels([0, 0, 0, 0]), false],
  ['no pixels', new Uint8ClampedArray(), false],
])('standsOutOnWhite for %s: %#', (_name, rgba, expected) => {
  expect(standsOutOnWhite(rgba)).toBe(expected);
});
