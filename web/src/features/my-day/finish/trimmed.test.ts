import { expect, test } from 'vitest';
import { inkBox } from './trimmed.ts';

function sheet(...rows: string[]) {
  const pixels = rows
    .join('')
    .split('')
    .flatMap((mark) => [0, 0, 0, mark === '#' ? 9 : 0]);
  return inkBox(Uint8ClampedArray.from(pixels), rows[0]?.length ?? 0);
}

test.each([
  ['a stroke', ['.....', '..##.', '.#...', '.....'], { left: 1, top: 1, right: 3, bottom: 2 }],
  ['a dot in the corner', ['....', '...#'], { left: 3, top: 1, right: 3, bottom: 1 }],
  ['a fully inked sheet', ['##', '##'], { left: 0, top: 0, right: 1, bottom: 1 }],
  ['an empty sheet', ['...', '...'], null],
])('the bounding box of %s', (_name, rows, box) => {
  expect(sheet(...rows)).toEqual(box);
});
