import type { PartyKind } from './party.ts';

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ENTITY_LETTERS = 'JABCDEFGHI';

const PERSON = /^(?:\d{8}|[XYZ]\d{7}|[KLM]\d{7})[A-Z]$/;
const ENTITY = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/;

const controlLetter = (number: number) => PERSON_LETTERS.charAt(number % 23);

/** DNI, NIE (X, Y, Z count as 0, 1, 2) and K, L, M (the letter is computed over the seven digits alone). */
function isPersonNif(nif: string): boolean {
  if (!PERSON.test(nif)) return false;
  const digits = nif.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return controlLetter(Number(digits.replace(/^[KLM]/, ''))) === nif.slice(-1);
}

/** Luhn's control, as a digit or as its letter: both are accepted for every kind of entity. */
function isEntityNif(nif: string): boolean {
  if (!ENTITY.test(nif)) return false;
  const sum = Array.from(nif.slice(1, 8), Number).reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return [String(control), ENTITY_LETTERS.charAt(control)].includes(nif.slice(-1));
}

/**
 * Compact form of a DNI, NIE or entity NIF; null if invalid. Drops spaces, dots, hyphens and a leading `ES`. ASCII only,
 * because upper-casing turns a dotless ı into I.
 */
export function parseNif(text: string): string | null {
  const bare = text.replace(/[\s.\p{Pd}]/gu, '').replace(/^ES/i, '');
  if (!/^[0-9A-Za-z]{9}$/.test(bare)) return null;
  const nif = bare.toUpperCase();
  return isPersonNif(nif) || isEntityNif(nif) ? nif : null;
}

export function nifKind(nif: string): 'PERSON' | 'ENTITY' {
  return /^[\dXYZKLM]/.test(nif) ? 'PERSON' : 'ENTITY';
}

export function suggestedKind(nif: string): PartyKind | null {
  const compact = parseNif(nif);
  if (compact === null) return null;
  if (nifKind(compact) === 'PERSON') return 'PERSON';
  if (compact.startsWith('H')) return 'COMMUNITY';
  return /^[PQS]/.test(compact) ? 'PUBLIC_BODY' : 'COMPANY';
}
