import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';

/** Messages by path, each path once. */
export function byPath(fields: readonly FieldMessage[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
