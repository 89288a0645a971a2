import { isBarcode } from '../../items/barcode.ts';
import { MESSAGES } from '../../text/messages.ts';
import { ITEM, type NewItem } from '../../records/item.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

export function itemProblems({ barcodes }: Pick<NewItem, 'barcodes'>): FieldMessage[] {
  // Runs on unvalidated values too.
  if (!Array.isArray(barcodes)) return [];
  const isWrong = barcodes.some((code) => typeof code === 'string' && !isBarcode(code));
  return isWrong ? [{ path: 'barcodes', message: MESSAGES.barcode }] : [];
}

export const itemSchema = () => ruled(recordSchema(ITEM), itemProblems);
