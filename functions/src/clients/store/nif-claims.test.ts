import type { Transaction } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { deferWrites } from '../../store/deferred-writes.ts';
import { uniqueRef } from '../../store/uniques.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { nifClaims } from './nif-claims.ts';

type Ref = { path: string };

const firestore = { doc: (path: string): Ref => ({ path }) } as unknown as UnitHandle['firestore'];

/** The claims of one transaction, in which what was written cannot be read again. */
function claimsOf(held: Record<string, string>) {
  const ids = new Map(
    Object.entries(held).map(([nif, id]) => [uniqueRef(firestore, 'nif', nif).path, id] as const),
  );
  const real: unknown = {
    get: ({ path }: Ref) => Promise.resolve({ get: () => ids.get(path) }),
    set: ({ path }: Ref, { id }: { id: string }) => ids.set(path, id),
    delete: ({ path }: Ref) => ids.delete(path),
  };
  const { tx, apply } = deferWrites(real as Transaction);
  return { nifs: nifClaims({ tx, firestore }), apply, ids };
}

const client = (id: string, nif: string | null) => ({ id, nif, inheritedMatch: [] });

test('a NIF that one client gives up is free for the next in the same transaction', async () => {
  const { nifs, apply, ids } = claimsOf({ A: 'one', B: 'two' });
  await nifs.move(client('one', 'A'), client('one', 'C'));
  expect(await nifs.holder('A')).toBeNull();
  await nifs.move(client('two', 'B'), client('two', 'A'));
  await nifs.release(client('one', 'C'));
  expect(await nifs.holder('C')).toBeNull();
  apply();
  expect([...ids.values()]).toEqual(['two']);
});
