import type { DocumentData } from '@google-cloud/firestore';
import type { Kit } from '../kit.ts';

/** Returns the ids of the copies. */
export async function putCopies(
  { firestore }: Pick<Kit, 'firestore'>,
  path: string,
  count: number,
  change: (index: number, like: DocumentData) => DocumentData = () => ({}),
): Promise<string[]> {
  const original = firestore.doc(path);
  const like = (await original.get()).data();
  if (!like) throw new Error(`${path} is not there`);
  const refs = Array.from({ length: count }, () => original.parent.doc());
  const writer = firestore.bulkWriter({ throttling: false });
  for (const [index, ref] of refs.entries()) void writer.create(ref, { ...like, ...change(index, like) });
  await writer.close();
  return refs.map(({ id }) => id);
}
