import { clientEffects, isNamesake } from '@cuadrilla/domain/imports/rows/client-plan.ts';
import { tooCommonNotice } from '@cuadrilla/domain/imports/rows/too-common.ts';
import type { RowNotice } from '@cuadrilla/domain/imports/rows/read-row.ts';
import { headProblem } from '@cuadrilla/domain/imports/rows/read-client-rows.ts';
import {
  ARCHIVED_MATCH,
  recordMatchOf,
  type RecordMatch,
} from '@cuadrilla/domain/imports/rows/row-states.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import type { Client } from '../../clients/client.ts';
import type { Site } from '../../clients/sites/site.ts';
import { managerKeys, matchKeys } from '../../store/lists/match-keys.ts';
import type { Candidate, CandidateStore, Found } from '../store/candidates-store.ts';
import { alike, codeIn, tooCommonNotices } from './alike.ts';
import type { ClientRow, Matched } from './client-row.ts';
import { withManagers } from './managers.ts';
import type { RowsBefore } from './kind-of-import.ts';

const keysOf = ({ values }: ClientRow): string[] => (values?.client ? matchKeys(values.client) : []);

/** By the number of the first row of each client; the notices are of rows without a match. */
export type ClientMatches = {
  matches: ReadonlyMap<number, Matched>;
  tooCommon: ReadonlyMap<number, RowNotice[]>;
};

/** The client that each first row is about: by code, then NIF, then e-mail, then phone, then name. */
export async function matchClients(
  candidates: Pick<CandidateStore, 'clients' | 'clientsByName'>,
  rows: readonly ClientRow[],
  except: string,
): Promise<ClientMatches> {
  const asked = rows.filter(({ head, values }) => head === null && values !== null);
  const known = await candidates.clients(asked.flatMap(keysOf), asked.flatMap(codeIn));
  const others = otherThan(except, known);
  const byKeys = matchEach(asked, (row) => matchOf(row, others));
  const left = asked.filter(({ number }) => !byKeys.has(number));
  const names = left.flatMap(({ values }) => values?.client?.legalName ?? []);
  const named = await candidates.clientsByName([...new Set(names)]);
  const { records: namesakes } = otherThan(except, named);
  const byName = matchEach(left, (row) => namesakeOf(row, namesakes));
  const matches = new Map([...byKeys, ...byName]);
  const tooCommon = asked.flatMap((row): [number, RowNotice[]][] =>
    matches.has(row.number) ? [] : [[row.number, tooCommonIn(row, known, named)]],
  );
  return { matches, tooCommon: new Map(tooCommon) };
}

/** Records created or changed by this import are not duplicates of its later rows. */
const otherThan = (except: string, { records, tooCommon }: Found<Client>): Found<Client> => ({
  records: records.filter(({ importId }) => importId !== except),
  tooCommon,
});

const matchEach = (rows: readonly ClientRow[], matchIn: (row: ClientRow) => Matched | null) =>
  new Map(
    rows.flatMap((row): [number, Matched][] => {
      const match = matchIn(row);
      return match === null ? [] : [[row.number, match]];
    }),
  );

function namesakeOf({ values }: ClientRow, namesakes: readonly Candidate<Client>[]): Matched | null {
  const own = values?.client;
  const client = own && namesakes.find(({ record }) => isNamesake(own, record))?.record;
  return client ? { client, by: 'NAME' } : null;
}

const PATHS = { NIF: 'client.nif', EMAIL: 'client.emails', PHONE: 'client.phones' } as const;

function tooCommonIn(row: ClientRow, known: Found<Client>, named: Found<Client>): RowNotice[] {
  const isNameTooCommon = named.tooCommon.has(sortKey(row.values?.client?.legalName ?? ''));
  return [
    ...tooCommonNotices(keysOf(row), known.tooCommon, PATHS),
    ...(isNameTooCommon ? [tooCommonNotice('client.legalName')] : []),
  ];
}

function matchOf(row: ClientRow, { records: candidates, tooCommon }: Found<Client>): Matched | null {
  const [code] = codeIn(row);
  const byCode = code === undefined ? undefined : candidates.find(({ record }) => record.code === code);
  const nif = row.values?.client?.nif ?? null;
  if (byCode) {
    const holder = candidates.find(({ keys: theirs }) => nif !== null && theirs.includes(`nif:${nif}`));
    return { client: byCode.record, by: 'CODE', nifOf: holder === byCode ? undefined : holder?.record };
  }
  const shared = sharedByManagers(candidates);
  const keys = keysOf(row).filter((key) => !shared.has(key) && !tooCommon.has(key));
  const match = alike(
    keys,
    candidates,
    (record, by) => by === 'NIF' || nif === null || record.nif === null || record.nif === nif,
  );
  return match && { client: match.record, by: match.by };
}

/** Communities have the phones and e-mails of their administrador de fincas too, so these identify nobody. */
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
  closed: client.archived ? ARCHIVED_MATCH : null,
});

/** Rows with their matches in the data; further rows of a client follow its first one. */
export async function withClientMatches(
  candidates: CandidateStore,
  read: readonly ClientRow[],
  before: RowsBefore,
  except: string,
): Promise<ClientRow[]> {
  const { matches, tooCommon } = await matchClients(candidates, read, except);
  const noted = read.map((row) => ({
    ...row,
    notices: [...row.notices, ...(tooCommon.get(row.number) ?? [])],
  }));
  const rows = await withManagers(candidates, noted, matches);
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
  { sites, managing }: Pick<World, 'sites' | 'managing'>,
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
    ...row,
    notices: [...row.notices, ...notices],
    status: { kind: 'DUPLICATE', match: rowMatch, effects, changes, untouched },
  };
}

const withProblem = (row: ClientRow, path: string, message: string): ClientRow => ({
  ...row,
  values: null,
  status: { kind: 'ERROR' },
  problems: [...row.problems, { path, column: null, message, raw: null }],
});

type World = {
  sites: readonly Site[];
  known: ReadonlyMap<string, Client>;
  matches: ReadonlyMap<number, Matched>;
  managing: ReadonlySet<string>;
};

function following(row: ClientRow, head: ClientRow, { sites, known, matches, managing }: World): ClientRow {
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
  const known = await candidates.clients([], codes);
  return new Map(known.records.map(({ record }) => [record.id, record]));
}
