import { isDated, isRecord } from './value-text.ts';

export type Hidden = { prices: boolean; phones: boolean };

type Changes = { before: Record<string, unknown> | null; after: Record<string, unknown> | null };

const PRICES = /price|discount|amount|vat|cents|totals/i;
const PHONES = /phone/i;

export function withoutFields<E extends Changes>(entry: E, { prices, phones }: Hidden): E {
  const patterns = [...(prices ? [PRICES] : []), ...(phones ? [PHONES] : [])];
  if (patterns.length === 0) return entry;
  const isHidden = (name: string) => patterns.some((pattern) => pattern.test(name));
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value) || isDated(value)) return value;
    const shown = Object.entries(value).filter(([name]) => !isHidden(name));
    return Object.fromEntries(shown.map(([name, inner]) => [name, strip(inner)]));
  };
  const { before, after } = entry;
  return { ...entry, before: strip(before), after: strip(after) };
}
