import type { LocalDate } from '@cuadrilla/domain/local-date.ts';
import type { PartyKind } from '@cuadrilla/domain/party.ts';
import type { ProspectStatus } from '@cuadrilla/domain/prospect-states.ts';
import type { ClientRef, OwnerRef, RecordMeta, StoredAddress } from '../records.ts';

/** What is known of somebody who may become a client, and where they stand. */
export type ProspectFields = {
  code: string;
  kind: PartyKind;
  name: string | null;
  lastName: string | null;
  legalName: string | null;
  nif: string | null;
  email: string | null;
  phone: string | null;
  address: StoredAddress | null;
  sourceId: string | null;
  interestIds: string[];
  need: string | null;
  estimatedValueCents: number | null;
  status: ProspectStatus;
  lostReasonId: string | null;
  discardKind: 'SPAM' | 'DUPLICATE' | null;
  owner: OwnerRef | null;
  nextActionOn: LocalDate | null;
  notes: string | null;
  doNotContact: boolean;
  /** Ids of those who look alike and, a person has said, are others: nobody is asked about them again. Null in older ones. */
  notDuplicateOf: string[] | null;
  /** Null once somebody answered. */
  firstResponseDueAt: Date | null;
  firstResponseAt: Date | null;
  convertedTo: ClientRef | null;
  /** The site that the conversion made: whoever asks again is answered alike. */
  convertedSiteId: string | null;
  /** The service that it made. */
  convertedServiceId: string | null;
};

/** Somebody who may become a client, as `prospects/{id}` says; free of Firestore's types. */
export type Prospect = RecordMeta & ProspectFields;
