import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from '@google-cloud/firestore';
import { FIELD_ATTACHMENTS_MAX, type Attachment } from './attachment.ts';

export type FilesOf = { serviceId: string } | { visitId: string };

export function toAttachment(snapshot: DocumentSnapshot): Attachment | null {
  return snapshot.exists ? rowToAttachment(snapshot) : null;
}

export async function attachmentsOf(
  tx: Transaction,
  firestore: Firestore,
  of: FilesOf,
): Promise<Attachment[]> {
  return inOrder(await tx.get(filesQuery(firestore, of)));
}

export async function filesOfService(firestore: Firestore, serviceId: string): Promise<Attachment[]> {
  return inOrder(await filesQuery(firestore, { serviceId }).get());
}

/** The limit of one `in` query. */
export const VISITS_A_QUERY = 30;

/** One query for all visits; the results are in the order of `visits`. */
export async function filesOfVisits(
  firestore: Firestore,
  visitIds: readonly string[],
): Promise<Attachment[][]> {
  const ofThem = firestore.collection('attachments').where('visitId', 'in', visitIds);
  const files = inOrder(await ofThem.limit(FIELD_ATTACHMENTS_MAX * visitIds.length).get());
  const grouped = Map.groupBy(files, ({ visitId }) => visitId);
  return visitIds.map((id) => grouped.get(id) ?? []);
}

export function attachmentRef(firestore: Firestore, id: string) {
  return firestore.doc(`attachments/${id}`);
}

export function filesQuery(firestore: Firestore, of: FilesOf): Query {
  const files = firestore.collection('attachments');
  const found =
    'visitId' in of ? files.where('visitId', '==', of.visitId) : files.where('serviceId', '==', of.serviceId);
  return found.limit(FIELD_ATTACHMENTS_MAX);
}

function inOrder({ docs }: QuerySnapshot): Attachment[] {
  return docs
    .map(rowToAttachment)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

function rowToAttachment(snapshot: DocumentSnapshot): Attachment {
  const { createdAt, ...data } = snapshot.data() as Omit<Attachment, 'id' | 'createdAt'> & {
    createdAt: Timestamp;
  };
  return { ...data, id: snapshot.id, createdAt: createdAt.toDate() };
}
