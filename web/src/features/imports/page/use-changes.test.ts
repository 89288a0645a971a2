import { expect, test } from 'vitest';
import { together, type Change } from './use-changes.ts';

const column = (place: number, target: string | null) => ({ column: place, target });

test.each<[string, Change[], Change]>([
  ['one is sent as it is', [{ separator: ',' }], { separator: ',' }],
  ['the last one counts', [{ sheet: 1 }, { sheet: 2 }], { sheet: 2 }],
  [
    'those of columns add up',
    [{ mapping: [column(0, 'client.notes')] }, { sameAddress: true }, { mapping: [column(1, null)] }],
    { mapping: [column(0, 'client.notes'), column(1, null)], sameAddress: true },
  ],
  [
    'a column means nothing once the file is read in another way',
    [{ mapping: [column(0, 'client.notes')] }, { titleCase: true }, { separator: ',' }],
    { titleCase: true, separator: ',' },
  ],
  ['the row of headers is that of another sheet', [{ headerRow: 3 }, { sheet: 1 }], { sheet: 1 }],
  [
    'a row of headers is chosen on the sheet that is shown',
    [{ sheet: 1 }, { headerRow: 3 }],
    { sheet: 1, headerRow: 3 },
  ],
])('of choices made one after another %s', (_rule, changes, sent) => {
  expect(together(changes)).toEqual(sent);
});
