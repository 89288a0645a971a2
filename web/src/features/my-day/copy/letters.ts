/** Characters of Windows-1252 whose byte is not their code point. */
export const MARKS: Partial<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** Widths of Helvetica from space to tilde, in thousandths of the size. */
const WIDTHS = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
];
const USUAL = 600;

export function widthOf(text: string): number {
  const widths = Array.from(
    text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    (letter) => WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? USUAL,
  );
  return widths.reduce((sum, width) => sum + width, 0) / 1_000;
}
