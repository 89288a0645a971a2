import { displayName } from '@cuadrilla/domain/contact/party.ts';
import type { Client } from '../clients/client.ts';
import type { DuplicateMatch } from '../graphql/types.generated.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { placeLine } from '../records.ts';

/** `openServices` is counted if asked for. */
export type Told = Omit<DuplicateMatch, 'matchedOn'>;

export function clientMatch({ id, code, kind, legalName, phones, mainSite, archived }: Client): Told {
  return {
    ...{ entity: 'CLIENT', id, code, kind, name: legalName, prospectStatus: null, archived },
    ...{ phone: phones[0] ?? null, address: placeLine(mainSite), openServices: null },
  };
}

export function prospectMatch(prospect: Prospect): Told {
  const { id, code, kind, status, phone, address } = prospect;
  return {
    ...{ entity: 'PROSPECT', id, code, kind, name: displayName(prospect), prospectStatus: status },
    ...{ archived: false, phone, address: placeLine(address), openServices: null },
  };
}
