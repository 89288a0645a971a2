import type { Firestore, Query } from '@google-cloud/firestore';

export type MergeCounts = {
  sites: number;
  equipment: number;
  prospects: number;
  services: number;
  communities: number;
};

/** Name of the count, collection and field. */
export const DEPENDENTS = [
  ['sites', 'sites', 'client'],
  ['equipment', 'equipment', 'client'],
  ['prospects', 'prospects', 'convertedTo'],
  ['services', 'services', 'client'],
  ['communities', 'clients', 'managedBy'],
] as const;

export async function countDependents(
  firestore: Firestore,
  id: string,
  count: (query: Query) => Promise<number>,
): Promise<MergeCounts> {
  const numbers = await Promise.all(
    DEPENDENTS.map(async ([counted, collection, ref]) => [
      counted,
      await count(firestore.collection(collection).where(`${ref}.id`, '==', id)),
    ]),
  );
  return Object.fromEntries(numbers) as MergeCounts;
}
