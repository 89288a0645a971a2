import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { changedFields, writeAudit } from '../../audit.ts';
import type { Occasion } from '../../store/act.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { Client } from '../client.ts';
import { equipmentName, type Equipment } from '../equipment.ts';
import { contentOfEquipment, equipmentToDocument, type EquipmentContent } from './equipment-document.ts';
import type { Site } from '../site.ts';

/** Writes a new machine, its audit entry and the numbers of its site and client. */
export function writeNewEquipment(
  tx: Transaction,
  firestore: Firestore,
  { id, content, site, client }: { id: string; content: EquipmentContent; site: Site; client: Client },
  occasion: Occasion,
): void {
  const ref = firestore.doc(`equipment/${id}`);
  tx.create(ref, { ...equipmentToDocument(content), ...firstMeta(occasion) });
  const after = contentOfEquipment(content);
  audit(tx, firestore, { id, content, before: null, after }, occasion);
  count(tx, firestore, numberIn(content), site, client);
}

/** Writes a machine's change, its audit entry and the numbers it changes; nothing where nothing changed. */
export function writeEquipmentChange(
  tx: Transaction,
  firestore: Firestore,
  change: { before: Equipment; after: Equipment; from: Site; to: Site; client: Client },
  occasion: Occasion,
): void {
  const { before, after, from, to, client } = change;
  const changed = changedFields(contentOfEquipment(before), contentOfEquipment(after));
  if (changed === null) return;
  const { id } = before;
  const meta = nextMeta(before, occasion);
  tx.update(firestore.doc(`equipment/${id}`), { ...equipmentToDocument(after), ...meta });
  audit(tx, firestore, { id, content: after, ...changed }, occasion);
  if (from.id === to.id) return count(tx, firestore, numberIn(after) - numberIn(before), to, client);
  addTo(tx, firestore, `sites/${from.id}`, -numberIn(before));
  addTo(tx, firestore, `sites/${to.id}`, numberIn(after));
  addTo(tx, firestore, `clients/${client.id}`, numberIn(after) - numberIn(before));
}

/** Only those that are not retired count. */
const numberIn = ({ status }: Pick<Equipment, 'status'>) => (status === 'RETIRED' ? 0 : 1);

function count(tx: Transaction, firestore: Firestore, by: number, site: Site, client: Client): void {
  addTo(tx, firestore, `sites/${site.id}`, by);
  addTo(tx, firestore, `clients/${client.id}`, by);
}

function addTo(tx: Transaction, firestore: Firestore, path: string, by: number): void {
  if (by !== 0) tx.update(firestore.doc(path), { equipmentCount: FieldValue.increment(by) });
}

type Audited = {
  id: string;
  content: EquipmentContent;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};

function audit(
  tx: Transaction,
  firestore: Firestore,
  { id, content, before, after }: Audited,
  { actor, action, now }: Occasion,
): void {
  const { site, client } = content;
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now, before, after },
    ...{ entity: 'EQUIPMENT', entityId: id, subject: equipmentName(content) },
    alsoOn: [
      { entity: 'SITE', id: site.id },
      { entity: 'CLIENT', id: client.id },
    ],
  });
}
