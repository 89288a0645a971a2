import { FieldValue } from '@google-cloud/firestore';
import type { EquipmentFields } from '@cuadrilla/domain/records/equipment.ts';
import { changedFields, writeAudit, type AuditChange } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { equipmentName, type Equipment } from '../equipment/equipment.ts';
import { writeEquipmentCopies } from './copies.ts';
import { auditedEquipment, equipmentToDocument, toEquipment } from './equipment-document.ts';

export type EquipmentRecords = RecordsById<Equipment> & {
  findAll: (ids: readonly string[]) => Promise<(Equipment | null)[]>;
  /** Also writes the counts of site and client. */
  insert: (equipment: EquipmentFields & { id: string }) => void;
  /** Also writes copies and counts. */
  save: (before: Equipment, after: Equipment) => Promise<void>;
  /** With its counts. For an import that is undone: people retire equipment. */
  remove: (equipment: Equipment) => void;
};

export function equipmentRecords(unit: UnitHandle): EquipmentRecords {
  const { tx, firestore, by } = unit;
  const ref = (id: string) => firestore.doc(`equipment/${id}`);
  const addTo = (path: string, count: number) => {
    if (count !== 0) tx.update(firestore.doc(path), { equipmentCount: FieldValue.increment(count) });
  };
  return {
    ...readById(unit, 'equipment', toEquipment),
    insert(equipment) {
      tx.create(ref(equipment.id), { ...equipmentToDocument(equipment), ...firstMeta(by) });
      auditEquipment(unit, equipment, { before: null, after: auditedEquipment(equipment) });
      addTo(`sites/${equipment.site.id}`, countOf(equipment));
      addTo(`clients/${equipment.client.id}`, countOf(equipment));
    },
    async save(before, after) {
      const changed = changedFields(auditedEquipment(before), auditedEquipment(after));
      if (changed === null) return;
      await writeEquipmentCopies(unit, before, after);
      tx.update(ref(before.id), { ...equipmentToDocument(after), ...nextMeta(before, by) });
      auditEquipment(unit, after, changed);
      const difference = countOf(after) - countOf(before);
      addTo(`clients/${after.client.id}`, difference);
      if (before.site.id === after.site.id) {
        addTo(`sites/${after.site.id}`, difference);
      } else {
        addTo(`sites/${before.site.id}`, -countOf(before));
        addTo(`sites/${after.site.id}`, countOf(after));
      }
    },
    remove(equipment) {
      tx.delete(ref(equipment.id));
      auditEquipment(unit, equipment, { before: auditedEquipment(equipment), after: null });
      addTo(`sites/${equipment.site.id}`, -countOf(equipment));
      addTo(`clients/${equipment.client.id}`, -countOf(equipment));
    },
  };
}

const countOf = ({ status }: Pick<Equipment, 'status'>) => (status === 'RETIRED' ? 0 : 1);

function auditEquipment(
  unit: UnitHandle,
  equipment: EquipmentFields & { id: string },
  change: AuditChange,
): void {
  const { id, site, client } = equipment;
  writeAudit(unit, {
    entity: 'EQUIPMENT',
    entityId: id,
    subject: equipmentName(equipment),
    alsoOn: [
      { entity: 'SITE', id: site.id },
      { entity: 'CLIENT', id: client.id },
    ],
    ...change,
  });
}
