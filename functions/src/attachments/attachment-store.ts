import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { createReachStore } from '../clients/store/reach-store.ts';
import { mayReadService, type Reader } from '../services/ownership.ts';
import { toService } from '../services/store/service-document.ts';
import { act, type Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { toVisit } from '../visits/store/visit-document.ts';
import { mayReadVisit } from '../visits/visit-ownership.ts';
import { addFile, type AddFileOutcome, type NewFile } from './add-file-store.ts';
import {
  attachmentRef,
  filesOfService,
  filesOfVisits,
  toAttachment,
  VISITS_A_QUERY,
} from './attachment-document-store.ts';
import type { Attachment } from './attachment.ts';
import { createBlobStore } from './blob-store.ts';
import { removeFile, type FileRemoval, type RemoveFileOutcome } from './remove-file-store.ts';

/** A file with what it is. */
export type ReadFile = { attachment: Attachment; bytes: Uint8Array<ArrayBuffer> };

export type AttachmentStore = {
  /** One read. */
  find: (id: string) => Promise<Attachment | null>;
  /** A service's files, the earliest first: as many reads, the first time in a request. */
  ofService: (serviceId: string) => Promise<Attachment[]>;
  /** A visit's: as many reads, the first time in a request; of up to 30 visits in one query. */
  ofVisit: (visitId: string) => Promise<Attachment[]>;
  /** A file for whoever may see it; null for others, and where there is none. Three reads, two more of a colleague's report. */
  read: (id: string, viewer: Reader, now: Date) => Promise<ReadFile | null>;
  add: (request: { file: NewFile; viewer: Reader }, occasion: Occasion) => Promise<AddFileOutcome>;
  remove: (request: FileRemoval, occasion: Occasion) => Promise<RemoveFileOutcome>;
};

/** The store of one request. */
export function createAttachmentStore(firestore: Firestore): AttachmentStore {
  const blobs = createBlobStore(firestore);
  const deps = { firestore, blobs };
  const find = async (id: string) =>
    isDocumentId(id) ? toAttachment(await attachmentRef(firestore, id).get()) : null;
  const lists = listLoaders(firestore);
  return {
    find,
    ofService: (serviceId) => lists.ofService.load(serviceId),
    ofVisit: (visitId) => lists.ofVisit.load(visitId),
    async read(id, viewer, now) {
      const attachment = await find(id);
      if (attachment === null || !(await maySee(firestore, viewer, attachment, now))) return null;
      const bytes = await blobs.read(id);
      return bytes && { attachment, bytes };
    },
    async add(request, occasion) {
      const outcome = await act(firestore, occasion, (tx) => addFile(tx, deps, request, occasion));
      if (outcome.kind === 'keyReused') throw new Error('A file has its id in place of a key');
      return outcome;
    },
    async remove(request, occasion) {
      const outcome = await act(firestore, occasion, (tx) => removeFile(tx, deps, request, occasion));
      lists.clear();
      return outcome;
    },
  };
}

/**
 * One read: of the visit where it decides, whose technicians see its service too; else of the service. What a report shows is
 * seen by whoever comes to its site.
 */
async function maySee(firestore: Firestore, viewer: Reader, file: Attachment, now: Date): Promise<boolean> {
  if (file.visitId !== null && viewer.role === 'TECHNICIAN') {
    const visit = toVisit(await firestore.doc(`visits/${file.visitId}`).get());
    if (visit === null || mayReadVisit(viewer, visit)) return visit !== null;
    return file.reported && createReachStore(firestore).reaches(viewer.id, { siteId: visit.site.id }, now);
  }
  const service = toService(await firestore.doc(`services/${file.serviceId}`).get());
  return service !== null && mayReadService(viewer, service);
}

/** Of each list one query a request, however often it is asked for. */
function listLoaders(firestore: Firestore) {
  const ofService = new DataLoader<string, Attachment[]>((ids) =>
    Promise.all(ids.map((id) => filesOfService(firestore, id))),
  );
  const ofVisit = new DataLoader<string, Attachment[]>((ids) => filesOfVisits(firestore, ids), {
    maxBatchSize: VISITS_A_QUERY,
  });
  return { ofService, ofVisit, clear: () => [ofService, ofVisit].forEach((loader) => loader.clearAll()) };
}
