import { foldText } from '../text/text.ts';

type Findable = { id: string; code: string; name: string; barcodes: readonly string[] };

/**
 * Items whose name, reference or barcode matches each word: exact references and barcodes first, then those of
 * `recent`, then by name. Without a text the recent ones come first.
 */
export function searchItems<I extends Findable>(
  items: readonly I[],
  text: string,
  recent: readonly string[],
): I[] {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
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
