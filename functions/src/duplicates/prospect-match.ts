import { displayName } from '@cuadrilla/domain/contact/party.ts';
import type { Told } from '../clients/client-match.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { placeLine } from '../records.ts';

export function prospectMatch(prospect: Prospect): Told {
  const { id, code, kind, status, phone, address } = prospect;
  return {
    entity: 'PROSPECT',
    id,
    code,
    kind,
    name: displayName(prospect),
    prospectStatus: status,
    archived: false,
    phone,
    address: placeLine(address),
    openServices: null,
  };
}
