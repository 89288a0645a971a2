import type * as z from 'zod/mini';
import { parsePhone } from '../../../contact/phone.ts';
import { validate } from '../validate.ts';

export function readingOf<S extends z.ZodMiniType>(
  schema: S | ((parser: typeof parsePhone) => S),
  good: Record<string, unknown>,
) {
  const built = typeof schema === 'function' ? schema(parsePhone) : schema;
  const read = (changes: Record<string, unknown> = {}) => validate(built, { ...good, ...changes });
  return {
    valueOf: (changes: Record<string, unknown> = {}) => {
      const result = read(changes);
      if (!result.ok) throw new Error(JSON.stringify(result.fields));
      return result.value;
    },
    wrongIn: (changes: Record<string, unknown> = {}) => {
      const result = read(changes);
      return result.ok ? [] : result.fields.map(({ path, message }) => `${path}: ${message}`);
    },
    requiredIn: () => {
      const result = validate(built, {});
      return result.ok ? [] : result.fields.map(({ path, message }) => `${path}: ${message}`);
    },
  };
}

export const REQUIRED = 'Este campo es requerido';
export const idOf = (text: string) => text.padEnd(20, '0');
