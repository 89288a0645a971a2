import { attachmentRef, toAttachment } from '../attachments/attachment-document-store.ts';
import type { Attachment } from '../attachments/attachment.ts';
import { auditedFile } from '../attachments/add-file-store.ts';
import { createBlobStore } from '../attachments/blob-store.ts';
import type { Service } from '../services/service.ts';
import { insertFollowUp } from '../services/acts/follow-up.ts';
import { auditService } from '../services/store/write-service.ts';
import type { Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { unitStores } from '../unit/unit.ts';
import type { Handle } from './decide-review-store.ts';
import type { FiledAct } from './work-review.ts';

/** What of a review is neither a step nor of the service itself. */
export type CarriedOut = {
  /** The files that went away with it. */
  removed: Attachment[];
  /** The acts that nothing comes of: the office is told what they say. */
  left: FiledAct[];
};

/** Removes files and makes the services that were proposed. */
export async function carryOut(
  handle: Handle,
  { acts, service, technicianName }: { acts: FiledAct[]; service: Service; technicianName: string },
  occasion: Occasion,
): Promise<CarriedOut> {
  const removed = await readRemoved(handle, acts, service);
  for (const file of removed) remove(handle, service, file, occasion);
  const stores = unitStores({ ...handle, by: { ...occasion, action: 'proposeFollowUp' } });
  const left: FiledAct[] = [];
  for (const act of acts) {
    const { work } = act;
    if (work.operation !== 'FOLLOW_UP') {
      left.push(act);
      continue;
    }
    const proposal = { ...work, followed: service, proposedByName: technicianName };
    const made = await insertFollowUp(stores, proposal, occasion.now);
    if (made.kind !== 'made') left.push(act);
  }
  return { removed, left };
}

/** Those that are still there, and that no signed report shows. */
async function readRemoved(
  { tx, firestore }: Handle,
  acts: readonly FiledAct[],
  { id: serviceId }: Service,
): Promise<Attachment[]> {
  const asked = acts.flatMap(({ work }) => (work.operation === 'REMOVE_FILE' ? [work.attachmentId] : []));
  const ids = [...new Set(asked)].filter(isDocumentId);
  if (ids.length === 0) return [];
  const found = await tx.getAll(...ids.map((id) => attachmentRef(firestore, id)));
  return found
    .map(toAttachment)
    .filter((file): file is Attachment => file?.serviceId === serviceId && !file.reported);
}

function remove({ tx, firestore }: Handle, service: Service, file: Attachment, occasion: Occasion): void {
  tx.delete(attachmentRef(firestore, file.id));
  createBlobStore(firestore).remove(tx, file.id);
  const told = { before: { attachment: auditedFile(file) }, after: null };
  auditService(tx, firestore, service, told, { ...occasion, action: 'removeAttachment' });
}
