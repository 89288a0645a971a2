import { expect, test } from 'vitest';
import { changeDraft, dropDraft, EMPTY_DRAFT, isEmptyDraft, keptDrafts, readDraft } from './draft.ts';
import { memoryShelf, type Shelf } from './storage.ts';

const LINE = { kind: 'MATERIAL', text: 'Junta', quantity: '2', unit: 'UNIT' } as const;
const HOUR = { kind: 'LABOUR', text: 'Mano de obra', quantity: '1', unit: 'HOUR' } as const;

const full = (shelf: Shelf): Shelf => ({
  ...shelf,
  change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
});

test('changes from two windows merge field by field', async () => {
  const shelf = memoryShelf();
  await Promise.all([
    changeDraft(shelf, 'v1', { resolution: 'Cambiada la válvula', lines: { MATERIAL: LINE } }),
    changeDraft(shelf, 'v1', { note: 'Vuelve el martes', lines: { LABOUR: HOUR }, answers: { p1: '12' } }),
    changeDraft(shelf, 'v1', { answers: { p2: 'Sí' } }),
  ]);
  expect(await readDraft(shelf, 'v1')).toMatchObject({
    resolution: 'Cambiada la válvula',
    note: 'Vuelve el martes',
    lines: { MATERIAL: LINE, LABOUR: HOUR },
    answers: { p1: '12', p2: 'Sí' },
  });
});

test('a change survives closing the page before the database has stored it', async () => {
  const kept = memoryShelf();
  await changeDraft(kept, 'v1', { note: 'Gotea' });
  const closing = { ...kept, change: () => new Promise<never>(() => undefined) };
  void changeDraft(closing, 'v1', { answers: { p1: '1' } });
  void changeDraft(closing, 'v1', { answers: { p1: '12' }, resolution: 'Hecho' });
  expect(await readDraft(kept, 'v1')).toMatchObject({
    note: 'Gotea',
    resolution: 'Hecho',
    answers: { p1: '12' },
  });
  expect([...(await keptDrafts(kept)).keys()]).toEqual(['v1']);
});

test('the journal is deleted once the database has stored the change', async () => {
  const shelf = memoryShelf();
  expect(await changeDraft(shelf, 'v1', { note: 'Gotea' })).toMatchObject({ isKept: true });
  expect(shelf.readSync('draft.v1')).toBeNull();
  await dropDraft(shelf, 'v1');
  expect(await shelf.names()).toEqual([]);
});

test('without room text stays in the journal, but a signature is lost', async () => {
  const shelf = memoryShelf();
  expect(await changeDraft(full(shelf), 'v1', { note: 'Gotea' })).toEqual({ draft: null, isKept: true });
  expect(await readDraft(shelf, 'v1')).toMatchObject({ note: 'Gotea' });
  const drawn = { signature: new Blob(['png']), signatureId: 'f1' };
  expect((await changeDraft(full(shelf), 'v1', drawn)).isKept).toBe(false);
  expect(await readDraft(shelf, 'v1')).toMatchObject({ signature: null, signatureId: '' });
  const closed = { ...full(shelf), writeSync: () => undefined, readSync: () => null };
  expect((await changeDraft(closed, 'v1', { note: 'Gotea mucho' })).isKept).toBe(false);
});

test('a draft with a typed answer is not empty', () => {
  expect(isEmptyDraft({ ...EMPTY_DRAFT, answers: { p1: '12' } })).toBe(false);
  expect(isEmptyDraft({ ...EMPTY_DRAFT, answers: { p1: null, p2: ' ' } })).toBe(true);
});
