import type * as z from 'zod/mini';
import { comparePlaces, placeIn } from './schema-order.ts';

export type FieldMessage = { path: string; message: string };

export type Validation<T> = { ok: true; value: T } | { ok: false; fields: FieldMessage[] };

export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): Validation<z.output<S>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const fields = new Map<string, FieldMessage & { place: number[] }>();
  for (const { path, message } of result.error.issues) {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, { path: name, message, place: placeIn(schema, path) });
  }
  // Rules between fields report after the fields themselves.
  const inOrder = [...fields.values()].sort((a, b) => comparePlaces(a.place, b.place));
  return { ok: false, fields: inOrder.map(({ path, message }) => ({ path, message })) };
}
