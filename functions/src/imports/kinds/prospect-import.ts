import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { prospectProblems, withLegalName } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { prospectRows } from '@cuadrilla/domain/imports/rows/single-kinds.ts';
import {
  recordMatchOf,
  type MatchField,
  type RecordMatch,
} from '@cuadrilla/domain/imports/rows/row-states.ts';
import { PROSPECT, type NewProspect } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Client } from '../../clients/client.ts';
import { identityOf, type Prospect } from '../../prospects/prospect.ts';
import { resolveReferences } from '../../prospects/prospect-references.ts';
import { matchKeys } from '../../store/lists/match-keys.ts';
import type { Candidate } from '../store/candidates-store.ts';
import { alike, codeIn, tooCommonNotices } from './alike.ts';
import { singleImport, type Look, type SingleRow } from './single-import.ts';

const keysOf = ({ values }: SingleRow): string[] =>
  values === null ? [] : matchKeys(identityOf(values.record as NewProspect));

const PATHS = { NIF: 'prospect.nif', EMAIL: 'prospect.email', PHONE: 'prospect.phone' } as const;

const CLOSED = {
  CONVERTED: 'Ya es cliente: sus datos están en el cliente',
  DISCARDED: 'Está descartado',
} as const;

function prospectMatch(prospect: Prospect, by: MatchField): RecordMatch {
  const { id, code, version, status } = prospect;
  const closed = status === 'CONVERTED' || status === 'DISCARDED' ? CLOSED[status] : null;
  return { kind: 'record', entity: 'PROSPECT', id, code, name: displayName(prospect), version, by, closed };
}

function clientMatch({ id, code, legalName, version }: Client, by: MatchField): RecordMatch {
  return {
    kind: 'record',
    entity: 'CLIENT',
    id,
    code,
    name: legalName,
    version,
    by,
    closed: 'Ya es cliente',
  };
}

/** Prospects by code, NIF, e-mail or phone; who is a client already is not changed. */
export const prospectImport = singleImport<Prospect>({
  entity: 'PROSPECT',
  changing: { fields: PROSPECT, settle: withLegalName },
  rows: (parsePhone) => prospectRows(parsePhone),
  async look(candidates, rows, except) {
    const [prospects, clients] = await Promise.all([
      candidates.prospects(rows.flatMap(keysOf), rows.flatMap(codeIn)),
      candidates.clients(rows.flatMap(keysOf), []),
    ]);
    const others = prospects.records.filter(({ importId }) => importId !== except);
    const shared = clients.records.filter(({ record }) => !record.isPropertyManager);
    const tooCommon = new Set([...prospects.tooCommon, ...clients.tooCommon]);
    return new Map(
      rows.map((row): [number, Look] => {
        const keys = keysOf(row).filter((key) => !tooCommon.has(key));
        const found = foundFor(row, keys, { prospects: others, clients: shared });
        if (found !== null) return [row.number, { looked: { kind: 'record', found } }];
        return [
          row.number,
          { looked: { kind: 'new' }, notices: tooCommonNotices(keysOf(row), tooCommon, PATHS) },
        ];
      }),
    );
  },
  find: ({ stores }, id) => stores.prospects.find(id),
  called: displayName,
  async prepare({ stores }, rows) {
    if (rows.length > 0) await stores.codes.hold('prospect');
  },
  async create({ stores }, row, { record }) {
    const { ownerId, ...typed } = record as NewProspect;
    const references = await resolveReferences(stores, { ...typed, ownerId });
    if (references.kind === 'invalid') return { kind: 'changed', text: references.fields[0]?.message ?? '' };
    const id = stores.prospects.newId();
    const known = recordMatchOf(row);
    const made = {
      ...emptyRecord(PROSPECT),
      ...typed,
      id,
      code: await stores.codes.next('prospect'),
      owner: references.owner,
      notDuplicateOf: known === null ? [] : [known.id],
      // Imported prospects have not just called, so no deadline applies.
      firstResponseDueAt: null,
    };
    stores.prospects.insert(made);
    return { kind: 'done', id, name: displayName(made) };
  },
  async save({ stores }, before, changed) {
    const { ownerId = before.owner?.id ?? null, ...after } = changed as Prospect & {
      ownerId?: string | null;
    };
    if (after.status === 'CONVERTED') return CLOSED.CONVERTED;
    const [wrong] = prospectProblems(after);
    if (wrong) return wrong.message;
    const references = await resolveReferences(stores, { ...after, ownerId }, before);
    if (references.kind === 'invalid') return references.fields[0]?.message ?? '';
    stores.prospects.save(before, { ...after, owner: references.owner });
    return null;
  },
  remove: ({ stores }, prospect) => stores.prospects.remove(prospect),
  usedBy: () => null,
});

function foundFor(
  row: SingleRow,
  keys: readonly string[],
  {
    prospects,
    clients,
  }: { prospects: readonly Candidate<Prospect>[]; clients: readonly Candidate<Client>[] },
) {
  const [code] = codeIn(row);
  const byCode = code === undefined ? undefined : prospects.find(({ record }) => record.code === code);
  if (byCode) return { match: prospectMatch(byCode.record, 'CODE'), current: byCode.record, isSame: true };
  const prospect = alike(keys, prospects);
  if (prospect)
    return { match: prospectMatch(prospect.record, prospect.by), current: prospect.record, isSame: false };
  const client = alike(keys, clients);
  return client && { match: clientMatch(client.record, client.by), current: null, isSame: false };
}
