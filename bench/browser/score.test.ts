import { expect, test } from 'vitest';
import { pointsLost, scoreOf, scoreOfValue } from './score.ts';

const CURVE = { good: 200, half: 600 };

test('scoreOfValue is 0.9 at the good value, 0.5 at the half value, and decreases', () => {
  expect(scoreOfValue(200, CURVE)).toBeCloseTo(0.9, 3);
  expect(scoreOfValue(600, CURVE)).toBeCloseTo(0.5, 3);
  expect(scoreOfValue(0, CURVE)).toBe(1);
  expect(scoreOfValue(3_000, CURVE)).toBeLessThan(0.05);
});

test('a page that shows at once, without blocking or layout shift, scores close to 100', () => {
  const best = { firstPaintMs: 200, largestPaintMs: 200, blockedMs: 0, shift: 0, longestTaskMs: 0 };
  expect(scoreOf(best)).toBeGreaterThan(99);
  expect(scoreOf({ ...best, blockedMs: 600 })).toBeCloseTo(100 - (30 * 50) / 90, 0);
});

test('what a part costs is what the score lacks', () => {
  const best = { firstPaintMs: 0, largestPaintMs: 0, blockedMs: 0, shift: 0, longestTaskMs: 0 };
  const late = { ...best, largestPaintMs: 4_000 };
  expect(pointsLost(late, 'largestPaintMs')).toBeCloseTo(100 - scoreOf(late), 6);
  expect(pointsLost(late, 'blockedMs')).toBe(0);
});
