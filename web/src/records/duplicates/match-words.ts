import type { DuplicateMatch } from './use-duplicates.ts';

const WORDS: Record<DuplicateMatch['matchedOn'][number], string> = {
  NIF: 'NIF',
  EMAIL: 'correo',
  PHONE: 'teléfono',
};

const LIST = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** What is alike, in a phrase: `Mismo NIF y teléfono`. */
export function alikeWords({ matchedOn }: DuplicateMatch): string {
  return `Mismo ${LIST.format(matchedOn.map((field) => WORDS[field]))}`;
}

/** A client with the same NIF is the same person before the law. */
export function isSameClient({ entity, matchedOn }: DuplicateMatch): boolean {
  return entity === 'CLIENT' && matchedOn.includes('NIF');
}

/** Which of them nobody has said yet whether they are another. */
export function unresolvedOf(
  matches: readonly DuplicateMatch[],
  notDuplicateOf: readonly string[],
): readonly DuplicateMatch[] {
  return matches.filter(({ id }) => !notDuplicateOf.includes(id));
}
