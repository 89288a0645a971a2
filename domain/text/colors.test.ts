import { describe, expect, test } from 'vitest';
import { colorFor, hexOf, TECHNICIAN_COLOR_IDS, TECHNICIAN_COLORS } from './colors.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the palette of technicians', () => {
  test.each(TECHNICIAN_COLORS)('has enough contrast with white text for $label', ({ hex }) => {
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(1.05 / (luminance(hex) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  test('has twelve distinct colours with distinct names', () => {
    for (const key of ['id', 'label', 'hex'] as const) {
      expect(new Set(TECHNICIAN_COLORS.map((color) => color[key])).size).toBe(12);
    }
  });
});

test('colorFor always gives a person the same colour, and spreads people over all colours', () => {
  const people = Array.from({ length: 600 }, (_each, at) => `uid${at}${'abcdefghij'.charAt(at % 10)}`);
  const colors = people.map(colorFor);
  expect(people.map(colorFor)).toEqual(colors);
  for (const id of TECHNICIAN_COLOR_IDS) {
    const share = colors.filter((color) => color === id).length;
    expect(share).toBeGreaterThan(20);
    expect(share).toBeLessThan(100);
  }
  expect(TECHNICIAN_COLOR_IDS).toContain(colorFor(''));
});

test("hexOf gives a stored colour's value, and grey for an unknown one", () => {
  expect(hexOf('blue')).toBe('#1d4ed8');
  expect(hexOf('no-such')).toBe('#475569');
});
