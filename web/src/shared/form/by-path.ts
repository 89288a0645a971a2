import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';

export function byPath(fields: readonly FieldMessage[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
