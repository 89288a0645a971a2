import { foldText } from '../text/text.ts';

/** Items that a technician's device keeps. */
export const FIELD_ITEMS_MAX = 1_000;

/** Families suggested at once. */
export const FAMILIES_MAX = 50;

export const NO_ITEMS = 'Ningún artículo con esas palabras.';

type Findable = { id: string; code: string; name: string; barcodes: readonly string[] };

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/u).filter(Boolean);

/** Items that match by their family or another field follow those that match by what they are called. */
export function calledFirst<I extends { ref: string; name: string }>(items: readonly I[], text: string): I[] {
  const words = wordsOf(text);
  const isCalled = ({ ref, name }: I) => {
    const own = foldText(`${name} ${ref}`);
    return words.every((word) => own.includes(word));
  };
  return [...items.filter(isCalled), ...items.filter((item) => !isCalled(item))];
}

/**
 * Items whose name, reference or barcode matches each word: exact references and barcodes first, then those of
 * `recent`, then by name. Without a text the recent ones come first.
 */
export function searchItems<I extends Findable>(
  items: readonly I[],
  text: string,
  recent: readonly string[],
): I[] {
  const words = wordsOf(text);
  const whole = words.join(' ');
  const rankOf = ({ id, code, barcodes }: I) => {
    if (whole !== '' && (foldText(code) === whole || barcodes.includes(whole))) return -1;
    const place = recent.indexOf(id);
    return place === -1 ? recent.length : place;
  };
  return items
    .filter(({ code, name, barcodes }) => {
      const own = foldText([name, code, ...barcodes].join(' '));
      return words.every((word) => own.includes(word));
    })
    .map((item) => ({ item, rank: rankOf(item), name: foldText(item.name) }))
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map(({ item }) => item);
}
