import { expect, test } from 'vitest';
import type { RecordFields } from './field.ts';
import { RECORDS } from './records.ts';

/** Names of things and of what was chosen, which tell of nobody. */
const NOT_OF_PEOPLE: readonly string[] = [];

const PERSONAL_KINDS = ['email', 'emails', 'phone', 'phones', 'nif', 'address'];

/** The fields that hold somebody's name, phone, e-mail, NIF or address and do not say that they are personal. */
const unmarked = (path: string, record: RecordFields): string[] =>
  Object.entries(record).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    if (field.kind === 'rows') return unmarked(at, field.of);
    const isName = field.kind === 'text' && /name$/i.test(name) && !NOT_OF_PEOPLE.includes(at);
    const isPersonal = isName || PERSONAL_KINDS.includes(field.kind) || /address|mainSite$/i.test(name);
    return isPersonal && field.personal !== true ? [at] : [];
  });

test('what tells of a person says so', () => {
  expect(Object.entries(RECORDS).flatMap(([name, record]) => unmarked(name, record))).toEqual([]);
});
