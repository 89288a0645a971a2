import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import type { Random } from './random.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'.split('');
const CONTROLS = '0123456789'.split('');

export function dni(random: Random): string {
  return completed(String(random.int(1_000_000, 79_999_999)).padStart(8, '0'), LETTERS);
}

export function nie(random: Random): string {
  return completed(`${random.pick(['X', 'Y', 'Z'])}${sevenDigits(random)}`, LETTERS);
}

/** `letter` is the kind of entity: B limited company, H community, P town hall. */
export function entityNif(random: Random, letter: string): string {
  // Madrid's province codes are 28 and 78 to 88.
  const province = random.pick(['28', '78', '79', '80', '81', '83', '84', '85', '86', '87', '88']);
  return completed(`${letter}${province}${sevenDigits(random).slice(0, 5)}`, CONTROLS);
}

function completed(start: string, controls: readonly string[]): string {
  const whole = controls.map((control) => `${start}${control}`).find((nif) => parseNif(nif) === nif);
  if (whole === undefined) throw new Error(`No control makes a NIF of ${start}`);
  return whole;
}

function sevenDigits(random: Random): string {
  return String(random.int(0, 9_999_999)).padStart(7, '0');
}
