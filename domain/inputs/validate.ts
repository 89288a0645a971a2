import type * as z from 'zod/mini';

/** One wrong field: its name and the first thing that is wrong with it. */
export type FieldMessage = { path: string; message: string };

/** A parsed input, or what is wrong with it, each field once and in the schema's order. */
export type Validation<T> = { ok: true; value: T } | { ok: false; fields: FieldMessage[] };

/** Parses an input with a schema. */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): Validation<z.output<S>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const fields = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, message);
  }
  return { ok: false, fields: [...fields].map(([path, message]) => ({ path, message })) };
}
