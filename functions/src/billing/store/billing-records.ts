import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { BillingBatchFields } from '@cuadrilla/domain/records/billing-batch.ts';
import { changedFields, writeAudit, type AuditEntry } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { uniqueRef } from '../../store/uniques.ts';
import type { BillingBatch } from '../billing-batch.ts';
import type { InvoiceClaim, InvoiceClaims } from '@cuadrilla/domain/billing/invoice-claims.ts';
import {
  auditedBatch,
  batchToDocument,
  inOrder,
  itemToDocument,
  rowToItem,
  toBatch,
} from './billing-document.ts';

export type BillingRecords = RecordsById<BillingBatch> & {
  itemsOf: (batchId: string) => Promise<BillingItem[]>;
  insert: (batch: BillingBatchFields & { id: string }) => void;
  /** Writes an audit entry; `text` is the typed reason, or which of its services. */
  save: (before: BillingBatch, after: BillingBatch, text?: string) => void;
  /** Writes an audit entry alone; `text` is the format. */
  noteDownload: (batch: Pick<BillingBatch, 'id' | 'code'>, text: string) => void;
  /** Writes the item whether it is new or changed; its batch has the audit entry. */
  putItem: (item: BillingItem) => void;
  /** By the keys of numbers; null for one that nobody has. */
  claimsOf: (keys: readonly string[]) => Promise<InvoiceClaims>;
  saveClaims: (claims: InvoiceClaims) => void;
};

export function billingRecords(unit: UnitHandle): BillingRecords {
  const { tx, firestore, by } = unit;
  const ref = (id: string) => firestore.doc(`billingBatches/${id}`);
  const items = firestore.collection('billingItems');
  const claimRef = (key: string) => uniqueRef(firestore, 'invoice', key);
  const audit = (
    { id, code }: { id: string; code: string },
    change: Pick<AuditEntry, 'before' | 'after' | 'text'>,
  ) => writeAudit(unit, { entity: 'BILLING_BATCH', entityId: id, subject: code, ...change });
  return {
    ...readById(unit, 'billingBatches', toBatch),
    async itemsOf(batchId) {
      const { docs } = await tx.get(items.where('batchId', '==', batchId));
      return inOrder(docs.map(rowToItem));
    },
    insert({ id, ...batch }) {
      tx.create(ref(id), { ...batchToDocument(batch), ...firstMeta(by) });
      audit({ id, code: batch.code }, { before: null, after: auditedBatch(batch) });
    },
    save(before, after, text) {
      tx.update(ref(before.id), { ...batchToDocument(after), ...nextMeta(before, by) });
      const change = changedFields(auditedBatch(before), auditedBatch(after)) ?? { before: {}, after: {} };
      audit(after, { ...change, text: text ?? null });
    },
    noteDownload: (batch, text) => void audit(batch, { before: null, after: null, text }),
    putItem: (item) => void tx.set(items.doc(item.id), itemToDocument(item)),
    async claimsOf(keys) {
      const found = keys.length === 0 ? [] : await tx.getAll(...keys.map(claimRef));
      return new Map(keys.map((key, index) => [key, toClaim(found[index])]));
    },
    saveClaims(claims) {
      for (const [key, claim] of claims) {
        if (claim === null) tx.delete(claimRef(key));
        else tx.set(claimRef(key), claimToDocument(claim));
      }
    },
  };
}

function toClaim(snapshot: DocumentSnapshot | undefined): InvoiceClaim | null {
  if (snapshot?.exists !== true) return null;
  const { id, ...claim } = snapshot.data() as StoredClaim;
  return { clientId: id, isKept: false, ...claim };
}

const claimToDocument = ({ clientId, ...claim }: InvoiceClaim) => ({ id: clientId, ...claim });

/** Those that were written before returned numbers were kept have no `isKept`. */
type StoredClaim = Omit<InvoiceClaim, 'clientId' | 'isKept'> & { id: string; isKept?: boolean };
