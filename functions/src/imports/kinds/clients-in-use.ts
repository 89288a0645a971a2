import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import { restoreFirst } from '@cuadrilla/domain/text/refusals.ts';
import type { Client } from '../../clients/client.ts';
import { matchKeys } from '../../store/lists/match-keys.ts';
import type { Candidate, CandidateStore, Found } from '../store/candidates-store.ts';

export type AskedClient = { code?: string; nif?: string; legalName?: string; phones?: string[] };

/** Clients in use; `TOO_MANY` with that name or phone; or an archived one if none is in use. */
export type InUse = readonly Client[] | 'TOO_MANY' | { archived: Client };

/** The clients in use that each row may name: by code, else by NIF, exact name or phone. */
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
  const found = new Map([...asked].map(([number, each]) => [number, clientsFor(each, known, named)]));
  const left = [...asked].filter(([number]) => found.get(number)?.length === 0);
  const archived = await candidates.clientsByName(
    left.flatMap(([, { legalName }]) => legalName ?? []),
    true,
  );
  const others = new Map(
    left.flatMap(([number, each]): [number, InUse][] => {
      const client = archivedFor(each, known, archived);
      return client === undefined ? [] : [[number, { archived: client }]];
    }),
  );
  return new Map<number, InUse>([...found, ...others]);
}

/** For a row without a client in use, so that all of `known` that match are archived. A merged client cannot be restored. */
function archivedFor(
  { code, nif, legalName, phones = [] }: AskedClient,
  { records: known }: Found<Client>,
  { records: named }: Found<Client>,
): Client | undefined {
  const keys = matchKeys({ nif: null, emails: [], phones });
  return (
    known.find(({ record }) => code !== undefined && record.code === code.toUpperCase()) ??
    known.find(({ keys: theirs }) => nif !== undefined && theirs.includes(`nif:${nif}`)) ??
    named.find(
      ({ record: { legalName: theirs, mergedInto } }) =>
        mergedInto === null && cellKey(theirs) === cellKey(legalName ?? ''),
    ) ??
    known.find(({ keys: theirs }) => keys.some((key) => theirs.includes(key)))
  )?.record;
}

function clientsFor(
  { code, nif, legalName, phones = [] }: AskedClient,
  known: Found<Client>,
  named: Found<Client>,
): readonly Client[] | 'TOO_MANY' {
  const inUse = (found: readonly Candidate<Client>[]) =>
    found.map(({ record }) => record).filter(({ archived }) => !archived);
  const byCode =
    code === undefined ? [] : inUse(known.records).filter((each) => each.code === code.toUpperCase());
  if (byCode.length > 0) return byCode;
  const byNif =
    nif === undefined ? [] : inUse(known.records.filter(({ keys }) => keys.includes(`nif:${nif}`)));
  if (byNif.length > 0) return byNif;
  if (legalName !== undefined && named.tooCommon.has(sortKey(legalName))) return 'TOO_MANY';
  const byName =
    legalName === undefined
      ? []
      : inUse(named.records).filter((each) => cellKey(each.legalName) === cellKey(legalName));
  if (byName.length > 0) return byName;
  const keys = matchKeys({ nif: null, emails: [], phones });
  if (keys.some((key) => known.tooCommon.has(key))) return 'TOO_MANY';
  return inUse(known.records.filter((each) => keys.some((key) => each.keys.includes(key))));
}

export function whyArchived({ id, code, legalName }: Client) {
  const name = `${legalName} (${code})`;
  return {
    message: restoreFirst(name),
    record: { entity: 'CLIENT' as const, id, name },
  };
}
