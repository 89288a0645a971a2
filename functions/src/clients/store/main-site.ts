import { FieldPath, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Site } from '../sites/site.ts';
import { rowToSite } from './site-document.ts';

/** A client's oldest site in use but one, which is the main one; null where there is none. Reads two at most. */
export async function oldestInUse(
  tx: Transaction,
  firestore: Firestore,
  clientId: string,
  except: string | null = null,
): Promise<Site | null> {
  const { docs } = await tx.get(
    firestore
      .collection('sites')
      .where('client.id', '==', clientId)
      .where('archived', '==', false)
      .orderBy('createdAt')
      .orderBy(FieldPath.documentId())
      .limit(except === null ? 1 : 2),
  );
  const found = docs.find(({ id }) => id !== except);
  return found ? rowToSite(found) : null;
}
