import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { composeDependencies } from '../../../src/server/compose.ts';
import { readEnvironment } from '../../../src/server/environment.ts';
import type { CreateExportInput } from '../../gql/graphql.ts';
import { execute, gql, type Kit, type Person } from '../kit.ts';

export const CREATE = gql(`mutation CreateExport($input: CreateExportInput!, $key: UUID) {
  createExport(input: $input, key: $key) {
    __typename
    ... on ExportSuccess { export { id list format status rows fileName } }
  }
}`);

export async function requestExport(kit: Kit, by: Person, input: CreateExportInput, key = randomUUID()) {
  const { createExport } = await execute(kit, by, CREATE, { input, key });
  if (createExport.__typename !== 'ExportSuccess') throw new Error(createExport.__typename);
  return createExport.export;
}

export const fetchFile = (kit: Kit, by: Person, id: string) =>
  kit.files(
    new Request(`http://cuadrilla.test/files/exports/${id}`, {
      headers: { authorization: `Bearer ${by.token}` },
    }),
  );

type Row = Record<string, string>;

export const rowsOfCsv = (text: string): Row[] =>
  Papa.parse<Row>(text, { header: true, delimiter: ';', skipEmptyLines: true }).data;

export async function csvOf(kit: Kit, by: Person, input: Omit<CreateExportInput, 'format'>): Promise<Row[]> {
  const { id } = await requestExport(kit, by, { format: 'CSV', ...input });
  return rowsOfCsv(await (await fetchFile(kit, by, id)).text());
}

export function maintainedBy({ firestore }: Pick<Kit, 'firestore'>) {
  const openAuth = () => Promise.reject(new Error('Nobody signs in'));
  const environment = readEnvironment({ GCLOUD_PROJECT: 'demo-any', FUNCTIONS_EMULATOR: 'true' });
  return composeDependencies({ firestore, openAuth }, environment);
}
