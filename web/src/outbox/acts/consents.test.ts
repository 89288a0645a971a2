import { expect, test } from 'vitest';
import { keepConsent, readConsent } from './consents.ts';
import { memoryShelf } from '../kept/storage.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));
const signed = { signerName: 'Aurora Cid', refusal: null };
const refused = { signerName: null, refusal: 'No estaba en casa' };

test('the signer, or the reason for not signing, is stored per visit', async () => {
  const shelf = memoryShelf();
  await Promise.all([keepConsent(shelf, 'v1', signed, at(22)), keepConsent(shelf, 'v2', refused, at(22))]);
  expect(await readConsent(shelf, 'v1')).toMatchObject(signed);
  expect(await readConsent(shelf, 'v2')).toMatchObject(refused);
  expect(await readConsent(shelf, 'v3')).toBeNull();
});

test('a consent is deleted after a week, and nothing else is', async () => {
  const shelf = memoryShelf();
  await shelf.write('draft.v1', 'mine');
  await keepConsent(shelf, 'v1', signed, at(10));
  await keepConsent(shelf, 'v2', signed, at(17));
  await keepConsent(shelf, 'v3', signed, at(18));
  expect(await readConsent(shelf, 'v1')).toBeNull();
  expect(await readConsent(shelf, 'v2')).toMatchObject(signed);
  expect(await shelf.read('draft.v1')).toBe('mine');
});
