import type { DocumentSnapshot } from '@google-cloud/firestore';
import { searchTokens } from '@cuadrilla/domain/search.ts';
import { sortKey } from '@cuadrilla/domain/text.ts';
import { metaOf } from '../../store/record-meta.ts';
import { equipmentName, type Equipment } from '../equipment.ts';

/** A piece of equipment without what every record carries. */
export type EquipmentContent = Omit<Equipment, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A document as the model, or null where there is none. */
export function toEquipment(snapshot: DocumentSnapshot): Equipment | null {
  return snapshot.exists ? rowToEquipment(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToEquipment(snapshot: DocumentSnapshot): Equipment {
  return { ...contentOfEquipment(snapshot.data() as Equipment), ...metaOf(snapshot) };
}

/** The fields of a piece of equipment alone, whatever else its document carries. */
export function contentOfEquipment(equipment: EquipmentContent): EquipmentContent {
  const { client, site, kind, brand, model, serialNumber } = equipment;
  const { installedOn, warrantyUntil, status, notes } = equipment;
  return {
    ...{ client, site, kind, brand, model, serialNumber },
    ...{ installedOn, warrantyUntil, status, notes },
  };
}

/** The fields of the document, all but the common ones. */
export function equipmentToDocument(equipment: EquipmentContent): Record<string, unknown> {
  const name = equipmentName(equipment);
  const byName = sortKey(name);
  return {
    ...contentOfEquipment(equipment),
    sortName: byName,
    // The retired ones last.
    listOrder: `${equipment.status === 'RETIRED' ? 1 : 0} ${byName}`,
    search: searchTokens([name, equipment.serialNumber]),
  };
}
