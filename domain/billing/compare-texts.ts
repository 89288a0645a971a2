import { sortKey } from '../text/text.ts';

/** As people look for names; equal ones by their characters, so that the order is one. */
export function compareTexts(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  if (left !== right) return left < right ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}
