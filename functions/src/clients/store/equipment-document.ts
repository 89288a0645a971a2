import type { DocumentSnapshot } from '@google-cloud/firestore';
import { EQUIPMENT, type EquipmentFields } from '@cuadrilla/domain/records/equipment.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { auditedFields, readRecord, recordFields } from '../../store/record-document.ts';
import { equipmentName, type Equipment } from '../equipment/equipment.ts';

export function toEquipment(snapshot: DocumentSnapshot): Equipment | null {
  return snapshot.exists ? rowToEquipment(snapshot) : null;
}

export const rowToEquipment = (snapshot: DocumentSnapshot): Equipment => readRecord(EQUIPMENT, snapshot);

export const auditedEquipment = (equipment: EquipmentFields): Partial<EquipmentFields> =>
  auditedFields(EQUIPMENT, equipment);

export function equipmentToDocument(equipment: EquipmentFields): Record<string, unknown> {
  const byName = sortKey(equipmentName(equipment));
  return {
    ...recordFields(EQUIPMENT, equipment),
    sortName: byName,
    // The retired ones last.
    listOrder: `${equipment.status === 'RETIRED' ? 1 : 0} ${byName}`,
    ...searchFields(searchTokens(searchedTexts(EQUIPMENT, equipment))),
  };
}
