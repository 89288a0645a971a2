import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validate } from './validate.ts';

const never = (message: string) => z.refine(() => false, message);

test("a valid input returns the schema's output", () => {
  const schema = z.object({ n: z.pipe(z.string(), z.transform(Number)) });
  expect(validate(schema, { n: '7', other: 1 })).toEqual({ ok: true, value: { n: 7 } });
});

test('an invalid field is reported once, with its first problem', () => {
  const schema = z.object({
    a: z.string().check(never('first'), never('second')),
    b: z.string().check(never('b')),
  });
  expect(validate(schema, { a: '', b: '' })).toEqual({
    ok: false,
    fields: [
      { path: 'a', message: 'first' },
      { path: 'b', message: 'b' },
    ],
  });
});

test('a nested field is reported by its path', () => {
  const schema = z.object({ rows: z.array(z.object({ x: z.string('no es texto') })) });
  expect(validate(schema, { rows: [{ x: 'a' }, { x: 1 }] })).toEqual({
    ok: false,
    fields: [{ path: 'rows.1.x', message: 'no es texto' }],
  });
});

test("fields are reported in the schema's order, even if a rule across fields reports late", () => {
  const inner = z.object({ x: z.string('x'), y: z.string('y') });
  const schema = z.object({
    first: z.nullish(
      z.pipe(
        z.string(),
        z.transform((text) => text),
      ),
    ),
    rows: z.pipe(
      z.nullish(z.array(inner)),
      z.transform((value, context) => {
        context.issues.push({ code: 'custom', message: 'rows', input: value });
        return value;
      }),
    ),
    last: z.string('last'),
  });
  const late = z.superRefine<unknown>(
    (value, context) => {
      for (const path of [['unknown'], ['rows', 1, 'x'], ['rows'], ['first']]) {
        context.issues.push({ code: 'custom', message: 'late', path, input: value });
      }
    },
    { when: () => true },
  );
  const result = validate(schema.check(late), {
    first: 'a',
    rows: [
      { x: 'a', y: 1 },
      { x: 'a', y: 'b' },
    ],
    last: 1,
  });
  expect(result.ok ? [] : result.fields.map(({ path }) => path)).toEqual([
    'first',
    'rows',
    'rows.0.y',
    'rows.1.x',
    'last',
    'unknown',
  ]);
});
