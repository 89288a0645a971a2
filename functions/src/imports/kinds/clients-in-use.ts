import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import type { Client } from '../../clients/client.ts';
import { matchKeys } from '../../store/lists/match-keys.ts';
import type { Candidate, CandidateStore, Found } from '../store/candidates-store.ts';

export type AskedClient = { code?: string; nif?: string; legalName?: string; phones?: string[] };

/** Clients in use, or more of one name or phone than are looked at. */
export type InUse = readonly Client[] | 'CROWD';

/** The clients in use that each row can mean: those with the code, else with the NIF, the exact name or the phone. */
export async function clientsInUse(
  candidates: Pick<CandidateStore, 'clients' | 'clientsByName'>,
  asked: ReadonlyMap<number, AskedClient>,
): Promise<Map<number, InUse>> {
  const all = [...asked.values()];
  const [known, named] = await Promise.all([
    candidates.clients(
      all.flatMap(({ nif = null, phones = [] }) => matchKeys({ nif, emails: [], phones })),
      all.flatMap(({ code }) => code?.toUpperCase() ?? []),
    ),
    candidates.clientsByName(all.flatMap(({ legalName }) => legalName ?? [])),
  ]);
  return new Map([...asked].map(([number, each]) => [number, clientsFor(each, known, named)]));
}

function clientsFor(
  { code, nif, legalName, phones = [] }: AskedClient,
  known: Found<Client>,
  named: Found<Client>,
): InUse {
  const inUse = (found: readonly Candidate<Client>[]) =>
    found.map(({ record }) => record).filter(({ archived }) => !archived);
  const byCode =
    code === undefined ? [] : inUse(known.records).filter((each) => each.code === code.toUpperCase());
  if (byCode.length > 0) return byCode;
  const byNif =
    nif === undefined ? [] : inUse(known.records.filter(({ keys }) => keys.includes(`nif:${nif}`)));
  if (byNif.length > 0) return byNif;
  if (legalName !== undefined && named.crowded.has(sortKey(legalName))) return 'CROWD';
  const byName =
    legalName === undefined
      ? []
      : inUse(named.records).filter((each) => cellKey(each.legalName) === cellKey(legalName));
  if (byName.length > 0) return byName;
  const keys = matchKeys({ nif: null, emails: [], phones });
  if (keys.some((key) => known.crowded.has(key))) return 'CROWD';
  return inUse(known.records.filter((each) => keys.some((key) => each.keys.includes(key))));
}
