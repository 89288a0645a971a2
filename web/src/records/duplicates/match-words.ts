import type { DuplicateMatch } from './use-duplicates.ts';

const WORDS: Record<DuplicateMatch['matchedOn'][number], string> = {
  NIF: 'NIF',
  EMAIL: 'correo',
  PHONE: 'teléfono',
};

const LIST = new Intl.ListFormat('es-ES', { type: 'conjunction' });

export function alikeWords({ matchedOn }: DuplicateMatch): string {
  return `Mismo ${LIST.format(matchedOn.map((field) => WORDS[field]))}`;
}

export function isSameClient({ entity, matchedOn }: DuplicateMatch): boolean {
  return entity === 'CLIENT' && matchedOn.includes('NIF');
}
