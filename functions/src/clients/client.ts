import type { PartyKind } from '@cuadrilla/domain/party.ts';
import type { ClientRef, OwnerRef, RecordMeta, StoredAddress } from '../records.ts';

/** Somebody to speak to at a client's. */
export type Contact = {
  name: string;
  position: string | null;
  phone: string | null;
  email: string | null;
  main: boolean;
};

/** Somebody the company works for, as `clients/{id}` says; free of Firestore's types. */
export type Client = RecordMeta & {
  code: string;
  kind: PartyKind;
  legalName: string;
  tradeName: string | null;
  nif: string | null;
  emails: string[];
  phones: string[];
  billingAddress: StoredAddress | null;
  owner: OwnerRef | null;
  tags: string[];
  notes: string | null;
  contacts: Contact[];
  /** An administrador de fincas, whose phones and e-mails stand in communities. */
  isPropertyManager: boolean;
  /** A community's administrador de fincas. */
  managedBy: ClientRef | null;
  originProspectId: string | null;
  /** A copy of the oldest site in use, for the list's row, and which site that is. */
  mainSite: StoredAddress | null;
  mainSiteId: string | null;
  siteCount: number;
  equipmentCount: number;
  archived: boolean;
  mergedInto: ClientRef | null;
  /** By what those merged into it were recognised: who asks for one of them finds this one. */
  inheritedMatch: string[];
};

/** A client as other records name it. */
export function clientRefOf({ id, code, legalName }: Pick<Client, 'id' | 'code' | 'legalName'>): ClientRef {
  return { id, code, name: legalName };
}
