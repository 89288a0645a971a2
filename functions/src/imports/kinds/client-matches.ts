import { clientEffects, isNamesake } from '@cuadrilla/domain/imports/rows/client-plan.ts';
import { headProblem } from '@cuadrilla/domain/imports/rows/read-client-rows.ts';
import { recordMatchOf, type RecordMatch } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { Client } from '../../clients/client.ts';
import type { Site } from '../../clients/sites/site.ts';
import { managerKeys, matchKeys } from '../../store/lists/match-keys.ts';
import type { Candidate, CandidateStore } from '../store/candidates-store.ts';
import { alike, codeIn } from './alike.ts';
import type { ClientRow, Matched } from './client-row.ts';
import { withManagers } from './managers.ts';
import type { RowsBefore } from './kind-of-import.ts';

const keysOf = ({ values }: ClientRow): string[] => (values?.client ? matchKeys(values.client) : []);

/** The client that each first row is about: by code, then NIF, then e-mail, then phone, then name. */
export async function matchClients(
  candidates: Pick<CandidateStore, 'clients' | 'clientsByName'>,
  rows: readonly ClientRow[],
  except: string,
): Promise<Map<number, Matched>> {
  const asked = rows.filter(({ head, values }) => head === null && values !== null);
  const found = await candidates.clients(asked.flatMap(keysOf), asked.flatMap(codeIn));
  // Records created or changed by this import are not duplicates of its later rows.
  const others = found.filter(({ importId }) => importId !== except);
  const matches = new Map(
    asked.flatMap((row): [number, Matched][] => {
      const match = matchOf(row, others);
      return match === null ? [] : [[row.number, match]];
    }),
  );
  const named = await matchNames(
    candidates,
    asked.filter(({ number }) => !matches.has(number)),
    except,
  );
  return new Map([...matches, ...named]);
}

async function matchNames(
  candidates: Pick<CandidateStore, 'clientsByName'>,
  rows: readonly ClientRow[],
  except: string,
): Promise<Map<number, Matched>> {
  const names = rows.flatMap(({ values }) => values?.client?.legalName ?? []);
  const found = await candidates.clientsByName([...new Set(names)]);
  const others = found.filter(({ importId }) => importId !== except).map(({ record }) => record);
  return new Map(
    rows.flatMap(({ number, values }): [number, Matched][] => {
      const own = values?.client;
      const client = own && others.find((each) => isNamesake(own, each));
      return client ? [[number, { client, by: 'NAME' }]] : [];
    }),
  );
}

function matchOf(row: ClientRow, candidates: readonly Candidate<Client>[]): Matched | null {
  const [code] = codeIn(row);
  const byCode = code === undefined ? undefined : candidates.find(({ record }) => record.code === code);
  const nif = row.values?.client?.nif ?? null;
  if (byCode) {
    const holder = candidates.find(({ keys: theirs }) => nif !== null && theirs.includes(`nif:${nif}`));
    return { client: byCode.record, by: 'CODE', nifOf: holder === byCode ? undefined : holder?.record };
  }
  const shared = sharedByManagers(candidates);
  const keys = keysOf(row).filter((key) => !shared.has(key));
  const match = alike(
    keys,
    candidates,
    (record, by) => by === 'NIF' || nif === null || record.nif === null || record.nif === nif,
  );
  return match && { client: match.record, by: match.by };
}

/** The phone of an administrador de fincas is on all of its communities, so it is no evidence. */
function sharedByManagers(candidates: readonly Candidate<Client>[]): Set<string> {
  return new Set(
    candidates
      .filter(({ record }) => record.isPropertyManager)
      .flatMap(({ keys }) =>
        keys.filter((key) => managerKeys([key]).some((manager) => keys.includes(manager))),
      ),
  );
}

export const rowMatchOf = ({ client, by }: Matched): RecordMatch => ({
  kind: 'record',
  entity: 'CLIENT',
  id: client.id,
  code: client.code,
  name: client.legalName,
  version: client.version,
  by,
  closed: client.archived ? 'Está archivado: restáuralo para poder actualizarlo' : null,
});

/** Rows with their matches in the data; further rows of a client follow its first one. */
export async function withClientMatches(
  candidates: CandidateStore,
  read: readonly ClientRow[],
  before: RowsBefore,
  except: string,
): Promise<ClientRow[]> {
  const matches = await matchClients(candidates, read, except);
  const rows = await withManagers(candidates, read, matches);
  const heads = new Map<number, ClientRow>();
  const followed = rows.flatMap(({ head }) => (head === null ? [] : (recordMatchOf(before.get(head)) ?? [])));
  const ids = [...[...matches.values()].map(({ client }) => client.id), ...followed.map(({ id }) => id)];
  const managers = [...matches.values()].flatMap(({ client }) => (client.isPropertyManager ? client.id : []));
  const [sites, known, managing] = await Promise.all([
    candidates.sitesOf(ids, except),
    clientsOf(candidates, followed),
    candidates.managing(managers),
  ]);
  return rows.map((row) => {
    if (row.head === null) heads.set(row.number, row);
    if (row.values === null || row.status.kind === 'REPEATED') return row;
    if (row.head !== null) {
      const head = heads.get(row.head) ?? (before.get(row.head) as ClientRow | undefined);
      return head === undefined ? row : following(row, head, { sites, known, matches, managing });
    }
    const match = matches.get(row.number);
    const matched = match === undefined ? row : withMatch(row, match, { sites, managing });
    heads.set(row.number, matched);
    return matched;
  });
}

function withMatch(
  row: ClientRow,
  match: Matched,
  { sites, managing }: Pick<Found, 'sites' | 'managing'>,
): ClientRow {
  if (row.values === null) return row;
  const { client, by, nifOf } = match;
  const isNifKept = client.nif !== null && row.values.guarded.client.includes('nif');
  if (nifOf !== undefined && !isNifKept)
    return withProblem(row, 'client.nif', `Es el NIF de ${nifOf.legalName} (${nifOf.code})`);
  const own = sites.filter(({ client: of, archived }) => of.id === client.id && !archived);
  const current = { client, sites: own, hasCommunities: managing.has(client.id) };
  const { effects, changes, untouched, problem } = clientEffects(current, row.values, by);
  const rowMatch = rowMatchOf(match);
  if (effects.UPDATE === 'unchanged')
    return { ...row, status: { kind: 'UNCHANGED', match: rowMatch, untouched } };
  const notices = problem === null ? [] : [{ path: `client.${problem.path}`, message: problem.message }];
  return {
    ...{ ...row, notices: [...row.notices, ...notices] },
    status: { kind: 'DUPLICATE', match: rowMatch, effects, changes, untouched },
  };
}

const withProblem = (row: ClientRow, path: string, message: string): ClientRow => ({
  ...{ ...row, values: null, status: { kind: 'ERROR' } },
  problems: [...row.problems, { path, column: null, message, raw: null }],
});

type Found = {
  sites: readonly Site[];
  known: ReadonlyMap<string, Client>;
  matches: ReadonlyMap<number, Matched>;
  managing: ReadonlySet<string>;
};

function following(row: ClientRow, head: ClientRow, { sites, known, matches, managing }: Found): ClientRow {
  const { status } = head;
  if (status.kind === 'NEW') return row;
  if (status.kind === 'ERROR')
    return { ...row, values: null, problems: [...row.problems, headProblem(head.number)], status };
  if (status.kind === 'DUPLICATE' && status.match.kind === 'row') return { ...row, status };
  const record = recordMatchOf(head);
  const client = record && (matches.get(head.number)?.client ?? known.get(record.id));
  return client ? withMatch(row, { client, by: record.by }, { sites, managing }) : row;
}

async function clientsOf(
  candidates: CandidateStore,
  records: readonly RecordMatch[],
): Promise<Map<string, Client>> {
  const codes = records.flatMap(({ code }) => code ?? []);
  if (codes.length === 0) return new Map();
  return new Map((await candidates.clients([], codes)).map(({ record }) => [record.id, record]));
}
