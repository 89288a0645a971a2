import type { PartyKind } from '../contact/party.ts';
import type { Address } from '../inputs/parts/address.ts';
import type { ClientRef } from '../records/client.ts';
import type { PricedLine } from '../records/line.ts';
import type { LocalDate } from '../time/local-date.ts';

/** The payer, from the client's record; frozen when the batch is delivered. */
export type BillingParty = {
  clientId: string;
  code: string;
  kind: PartyKind;
  name: string;
  nif: string | null;
  address: Address | null;
  /** A community's administrador de fincas; items delivered before batches held it lack it. */
  manager?: ClientRef | null;
};

export type BillingWork = {
  serviceId: string;
  code: string;
  title: string;
  /** The day on which the work was done. */
  on: LocalDate;
  place: string;
  postalCode: string;
  party: BillingParty;
  lines: readonly PricedLine[];
};
