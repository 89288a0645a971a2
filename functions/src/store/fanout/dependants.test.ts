import type { Firestore, Transaction } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import type { Copies } from './copies.ts';
import { copiesOf, leftJobs } from './dependants.ts';

function transactionOn(sizes: Record<string, number>) {
  const written: Record<string, number> = {};
  const add = ({ name }: { name: string }) => {
    written[name] = (written[name] ?? 0) + 1;
  };
  const collection = (name: string): unknown => {
    const ref = { name, firestore };
    const docs = Array.from({ length: sizes[name] ?? 0 }, () => ({ ref, id: name, get: () => [] }));
    const found = { size: docs.length, empty: docs.length === 0, docs };
    const query = { found, where: () => query, select: () => query, limit: () => query, doc: () => ref };
    return query;
  };
  const firestore = { collection } as unknown as Firestore;
  const tx = {
    get: ({ found }: { found: unknown }) => Promise.resolve(found),
    update: add,
    create: add,
    set: add,
  };
  return { tx: tx as unknown as Transaction, firestore, written };
}

const named = (collection: Copies['collection']): Copies => ({
  ...{ collection, field: 'client.id', value: 'c', patch: { 'client.name': 'Ana' } },
});

async function changeIn(sizes: Partial<Record<Copies['collection'] | 'fanouts', number>>) {
  const { tx, firestore, written } = transactionOn(sizes);
  const collections = (Object.keys(sizes) as (keyof typeof sizes)[]).filter((name) => name !== 'fanouts');
  const copies = await Promise.all(collections.map((name) => copiesOf(tx, firestore, named(name))));
  for (const { write } of copies) write();
  return { written, leftJobs: leftJobs(tx) };
}

describe('copies in the transaction of the change', () => {
  test('are updated up to a total of 200, and the change of each visit is recorded', async () => {
    expect(await changeIn({ sites: 150, visits: 50 })).toEqual({
      ...{ written: { sites: 150, visits: 50, visitChanges: 50 }, leftJobs: false },
    });
  });

  test('of a collection that exceeds the total of 200 are left for a job, unlike those of the others', async () => {
    expect(await changeIn({ sites: 150, visits: 51, equipment: 50 })).toEqual({
      ...{ written: { sites: 150, fanouts: 1, equipment: 50 }, leftJobs: true },
    });
    expect(await changeIn({ sites: 201 })).toEqual({ written: { fanouts: 1 }, leftJobs: true });
  });

  test('are left for a job while jobs of earlier changes of the same records are pending', async () => {
    expect(await changeIn({ sites: 1, fanouts: 1 })).toEqual({ written: { fanouts: 1 }, leftJobs: true });
  });
});
