import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Item } from '../item.ts';

const NOW = new Date('2026-11-24T08:00:00Z');

export const VALVE = {
  ref: 'VAL-15',
  name: 'Válvula de esfera 15 mm',
  kind: 'MATERIAL',
  unit: 'UNIT',
  priceCents: 1_250,
  vatPercent: 21,
} as const;

export function anItem(changes: Partial<Item> = {}): Item {
  const meta = { id: 'v', createdAt: NOW, updatedAt: NOW, version: 1 };
  return { ...emptyRecord(ITEM), ...VALVE, ...meta, ...changes };
}
