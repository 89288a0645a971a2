import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { isDocumentId } from '../store/document-id.ts';
import {
  attachmentRef,
  filesOfService,
  filesOfVisits,
  toAttachment,
  VISITS_A_QUERY,
} from './attachment-document-store.ts';
import type { Attachment } from './attachment.ts';
import { createBlobStore } from './blob-store.ts';

export type AttachmentStore = {
  find: (id: string) => Promise<Attachment | null>;
  /** The earliest first. */
  ofService: (serviceId: string) => Promise<Attachment[]>;
  /** Up to 30 visits of a request share one query. */
  ofVisit: (visitId: string) => Promise<Attachment[]>;
  /** Null if there are none. */
  bytes: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  forgetAll: () => void;
};

export function createAttachmentStore(firestore: Firestore): AttachmentStore {
  const blobs = createBlobStore(firestore);
  const lists = listLoaders(firestore);
  return {
    find: async (id) => (isDocumentId(id) ? toAttachment(await attachmentRef(firestore, id).get()) : null),
    ofService: (serviceId) => lists.ofService.load(serviceId),
    ofVisit: (visitId) => lists.ofVisit.load(visitId),
    bytes: (id) => blobs.read(id),
    forgetAll: lists.clear,
  };
}

function listLoaders(firestore: Firestore) {
  const ofService = new DataLoader<string, Attachment[]>((ids) =>
    Promise.all(ids.map((id) => filesOfService(firestore, id))),
  );
  const ofVisit = new DataLoader<string, Attachment[]>((ids) => filesOfVisits(firestore, ids), {
    maxBatchSize: VISITS_A_QUERY,
  });
  return { ofService, ofVisit, clear: () => [ofService, ofVisit].forEach((loader) => loader.clearAll()) };
}
