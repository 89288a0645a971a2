import type { ClientRef, RecordMeta, StoredAddress } from '../records.ts';

/** A place of a client's, as `sites/{id}` says; free of Firestore's types. */
export type Site = RecordMeta & {
  client: ClientRef;
  name: string;
  address: StoredAddress;
  accessNotes: string | null;
  zoneId: string | null;
  zoneChosen: boolean;
  contactName: string | null;
  contactPhone: string | null;
  isDwelling: boolean;
  equipmentCount: number;
  archived: boolean;
};
