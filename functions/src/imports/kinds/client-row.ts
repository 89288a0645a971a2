import type { ClientValues } from '@cuadrilla/domain/imports/rows/client-plan.ts';
import type { MatchField } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { Client } from '../../clients/client.ts';

export type ClientRow = ImportRow<ClientValues>;
export type Matched = {
  client: Client;
  by: MatchField;
  /** Another client that has the NIF of the row. */
  nifOf?: Client | undefined;
};
