import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validate } from './validate.ts';

const never = (message: string) => z.refine(() => false, message);

test('a valid input gives the value that the schema makes of it', () => {
  const schema = z.object({ n: z.pipe(z.string(), z.transform(Number)) });
  expect(validate(schema, { n: '7', other: 1 })).toEqual({ ok: true, value: { n: 7 } });
});

test('a wrong field is told once, with the first thing that is wrong with it', () => {
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

test('a field within a field is named by its path', () => {
  const schema = z.object({ rows: z.array(z.object({ x: z.string('no es texto') })) });
  expect(validate(schema, { rows: [{ x: 'a' }, { x: 1 }] })).toEqual({
    ok: false,
    fields: [{ path: 'rows.1.x', message: 'no es texto' }],
  });
});
