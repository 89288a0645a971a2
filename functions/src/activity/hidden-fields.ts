import { can } from '@cuadrilla/domain/people/permissions.ts';
import { maySeePhones, maySeePrices } from '../work/ownership.ts';
import type { User } from '../staff/user.ts';
import { isDated, isRecord } from './value-text.ts';

type Changes = { before: Record<string, unknown> | null; after: Record<string, unknown> | null };

const PRICES = /price|discount|amount|vat|cents|totals/i;
const PHONES = /phone/i;
const COSTS = /^cost/i;

export function withoutHidden(
  viewer: Pick<User, 'role' | 'permissions'>,
): <E extends Changes>(entry: E) => E {
  const patterns = [
    ...(maySeePrices(viewer) ? [] : [PRICES]),
    ...(maySeePhones(viewer) ? [] : [PHONES]),
    ...(can(viewer.role, 'items:costs') ? [] : [COSTS]),
  ];
  if (patterns.length === 0) return (entry) => entry;
  const isHidden = (name: string) => patterns.some((pattern) => pattern.test(name));
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value) || isDated(value)) return value;
    const shown = Object.entries(value).filter(([name]) => !isHidden(name));
    return Object.fromEntries(shown.map(([name, inner]) => [name, strip(inner)]));
  };
  return (entry) => ({ ...entry, before: strip(entry.before), after: strip(entry.after) });
}
