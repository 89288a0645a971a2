import type { DuplicateMatch } from '../graphql/types.generated.ts';
import { placeLine } from '../records.ts';
import type { Client } from './client.ts';

/** `openServices` is only counted if requested. */
export type Match = Omit<DuplicateMatch, 'matchedOn'>;

export function clientMatch({ id, code, kind, legalName, phones, mainSite, archived }: Client): Match {
  return {
    entity: 'CLIENT',
    id,
    code,
    kind,
    name: legalName,
    prospectStatus: null,
    archived,
    phone: phones[0] ?? null,
    address: placeLine(mainSite),
    openServices: null,
  };
}
