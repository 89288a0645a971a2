import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../..');
const sheets = globSync('**/*.css', { cwd: SOURCE });

/** Of an attribute that the main region or a table has too, with any element inside it. */
const COSTLY = /\[(?:aria-busy|data-going|data-late)[^\]]*\][^,{]*[\s>]\*/;

/**
 * A browser keeps what depends on an attribute by its name alone: with `[aria-busy] > *` for a button, every element of the page
 * would be styled anew each time the main region becomes busy.
 */
test('no rule selects any child of what is busy or late', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const rules = sheets.flatMap((sheet) => readFileSync(join(SOURCE, sheet), 'utf8').split('{'));
  expect(rules.filter((rule) => COSTLY.test(rule.split('}').at(-1) ?? ''))).toEqual([]);
});
