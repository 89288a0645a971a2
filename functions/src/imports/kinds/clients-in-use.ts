import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import type { Client } from '../../clients/client.ts';
import { matchKeys } from '../../store/lists/match-keys.ts';
import type { Candidate, CandidateStore } from '../store/candidates-store.ts';

export type AskedClient = { code?: string; nif?: string; legalName?: string; phones?: string[] };

/** The clients in use that each row can mean: those with the code, else with the NIF, the exact name or the phone. */
export async function clientsInUse(
  candidates: Pick<CandidateStore, 'clients' | 'clientsByName'>,
  asked: ReadonlyMap<number, AskedClient>,
): Promise<Map<number, Client[]>> {
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
  known: readonly Candidate<Client>[],
  named: readonly Candidate<Client>[],
): Client[] {
  const inUse = (found: readonly Candidate<Client>[]) =>
    found.map(({ record }) => record).filter(({ archived }) => !archived);
  const byCode = code === undefined ? [] : inUse(known).filter((each) => each.code === code.toUpperCase());
  const byNif = nif === undefined ? [] : inUse(known.filter(({ keys }) => keys.includes(`nif:${nif}`)));
  const byName =
    legalName === undefined
      ? []
      : inUse(named).filter((each) => cellKey(each.legalName) === cellKey(legalName));
  const byPhone = inUse(known.filter(({ keys }) => phones.some((phone) => keys.includes(`phone:${phone}`))));
  return [byCode, byNif, byName, byPhone].find((some) => some.length > 0) ?? [];
}
