import { mayBeManaged } from '@cuadrilla/domain/contact/party.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import { TOO_MANY_CLIENTS } from '@cuadrilla/domain/imports/rows/too-common.ts';
import type { RowProblem } from '@cuadrilla/domain/imports/rows/read-row.ts';
import type { Client } from '../../clients/client.ts';
import type { CandidateStore } from '../store/candidates-store.ts';
import { clientsInUse, whyArchived, type InUse } from './clients-in-use.ts';
import type { ClientRow, Matched } from './client-row.ts';

const FIELD = 'client.managedById';

/** Rows with the administrador de fincas that they name, by NIF, code or exact name; one that is not found is a problem of its row. */
export async function withManagers(
  candidates: Pick<CandidateStore, 'clients' | 'clientsByName'>,
  rows: readonly ClientRow[],
  matches: ReadonlyMap<number, Matched>,
): Promise<ClientRow[]> {
  const named = rows.filter(({ values, status }) => values?.manager != null && status.kind !== 'REPEATED');
  if (named.length === 0) return [...rows];
  const asked = named.map(({ number, values }): [number, Parameters<typeof askedFor>[0]] => [
    number,
    values?.manager ?? '',
  ]);
  const found = await clientsInUse(
    candidates,
    new Map(asked.map(([number, text]) => [number, askedFor(text)])),
  );
  return rows.map((row) =>
    found.has(row.number)
      ? withManager(row, found.get(row.number) ?? [], matches.get(row.number)?.client ?? null)
      : row,
  );
}

function askedFor(text: string) {
  const nif = parseNif(text.replace(/[\s.\p{Pd}/]/gu, ''));
  return { code: text, legalName: text, ...(nif !== null && { nif }) };
}

function withManager(row: ClientRow, found: InUse, match: Client | null): ClientRow {
  const { values } = row;
  if (values?.client == null) return row;
  const { manager: text, client, sent } = values;
  if (text === null) return row;
  const put = (managedById: string) => ({
    ...row,
    values: { ...values, client: { ...client, managedById } },
  });
  if (match !== null && !mayBeManaged(match.kind) && !sent.client.includes('kind')) {
    const message = `${match.legalName} no es una comunidad: no se le pone administrador`;
    const others = sent.client.filter((name) => name !== 'managedById');
    return {
      ...row,
      values: { ...values, sent: { ...sent, client: others } },
      notices: [...row.notices, { path: FIELD, message }],
    };
  }
  const kept = match?.managedBy ?? null;
  if (kept !== null && [kept.name, kept.code].some((own) => cellKey(own) === cellKey(text)))
    return put(kept.id);
  const inUse = found === 'TOO_MANY' || 'archived' in found ? [] : found;
  const managers = inUse.filter(({ isPropertyManager }) => isPropertyManager);
  const [manager] = managers;
  if (manager !== undefined && managers.length === 1) return put(manager.id);
  const problem = { path: FIELD, column: null, raw: text, ...whyNone(found, managers.length) };
  return { ...row, values: null, problems: [...row.problems, problem], status: { kind: 'ERROR' } };
}

function whyNone(found: InUse, managers: number): Pick<RowProblem, 'message' | 'record'> {
  if (found === 'TOO_MANY') return { message: TOO_MANY_CLIENTS };
  if ('archived' in found) return whyArchived(found.archived);
  if (managers > 1)
    return { message: `Hay ${managers} administradores de fincas así: pon su NIF o su código` };
  const [other] = found;
  const message =
    other === undefined
      ? 'No hay ningún administrador de fincas con este NIF, código o nombre: dalo de alta o impórtalo antes'
      : `${other.legalName} no está marcado como administrador de fincas: márcalo antes en su ficha`;
  return { message };
}
