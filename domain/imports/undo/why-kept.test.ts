import { expect, test } from 'vitest';
import { whyKept, whySiteKept, type Made } from './why-kept.ts';

const UNTOUCHED: Made = { version: 1, usedBy: null, hasNotes: false };

test.each([
  ['nobody has touched', UNTOUCHED, null],
  ['was changed', { ...UNTOUCHED, version: 2 }, 'changed'],
  ['is used', { ...UNTOUCHED, usedBy: 'equipment' }, 'equipment'],
  ['has notes', { ...UNTOUCHED, hasNotes: true }, 'notes'],
  ['was changed and is used', { version: 2, usedBy: 'services', hasNotes: true }, 'changed'],
  ['is used and has notes', { version: 1, usedBy: 'services', hasNotes: true }, 'services'],
] as const)('why a record that %s is kept', (_what, made, why) => {
  expect(whyKept(made)).toBe(why);
});

const EDITED = { ...UNTOUCHED, version: 2 };

test.each([
  ['of a client that goes, its last one', UNTOUCHED, { ...UNTOUCHED, sitesInUse: 1 }, null],
  ['of a client that stays, one of two', UNTOUCHED, { ...EDITED, sitesInUse: 2 }, null],
  ['of a client that stays, its last one', UNTOUCHED, { ...EDITED, sitesInUse: 1 }, 'client'],
  [
    'of a client that is used, its last one',
    UNTOUCHED,
    { ...UNTOUCHED, usedBy: 'sites', sitesInUse: 1 },
    'client',
  ],
  ['of a client that was there before', UNTOUCHED, null, null],
  ['that was changed, of a client that goes', EDITED, { ...UNTOUCHED, sitesInUse: 2 }, 'changed'],
] as const)('why a site is kept: %s', (_which, site, owner, why) => {
  expect(whySiteKept(site, owner)).toBe(why);
});
