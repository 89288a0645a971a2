import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { itemToDocument } from '../../src/items/store/item-document.ts';
import { maintainExports } from '../../src/server/maintain-exports.ts';
import { auditOf } from '../kits/client-kit.ts';
import { fetchFile, maintainedBy, rowsOfCsv, requestExport } from '../kits/exports/export-kit.ts';
import { clearProject, execute, gql, startKit, type Kit, type Person } from '../kits/kit.ts';

const COUNT = 10_050;
const HOUR_MS = 3_600_000;
/** So long that all rows together, 30 MB, would be noticed beside up to 20 MB that other tests left to be made in this process. */
const DESCRIPTION = 3_000;
const HELD_MAX_BYTES = 25_000_000;

const CONTINUE = gql(`mutation GoOnTakingOut($input: ContinueExportInput!) {
  continueExport(input: $input) { __typename ... on ExportSuccess { export { id status rows } } }
}`);

let kit: Kit;
let admin: Person;
let later = 0;
const now = () => new Date(Date.now() + later);
beforeAll(async () => {
  kit = startKit(() => ({ now }));
  await clearProject(kit);
  admin = await kit.given.admin();
  const writer = kit.firestore.bulkWriter();
  const at = new Date();
  for (let index = 0; index < COUNT; index += 1) {
    const name = `Artículo ${String(index).padStart(5, '0')}`;
    const item = { ...emptyRecord(ITEM), ref: `R-${index}`, name, priceCents: index };
    const document = itemToDocument({ ...item, description: `${index} `.repeat(DESCRIPTION / 6).trim() });
    const written = { ...document, search: [], createdAt: at, updatedAt: at, version: 1, archived: false };
    void writer.create(kit.firestore.doc(`items/largo${String(index).padStart(15, '0')}`), written);
  }
  await writer.close();
}, 180_000);
afterAll(() => kit.stop());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes held while something runs, beyond those held before. */
async function heldWhile<T>(run: (look: () => void) => Promise<T>): Promise<{ held: number; result: T }> {
  const heap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed + process.memoryUsage().external;
  };
  const before = heap();
  let most = 0;
  const look = () => {
    most = Math.max(most, heap() - before);
  };
  const timer = setInterval(look, 500);
  try {
    const result = await run(look);
    return { held: most, result };
  } finally {
    clearInterval(timer);
  }
}

async function finished(id: string): Promise<{ requests: number; rows: number }> {
  for (let requests = 1; requests < 50; requests += 1) {
    const { continueExport } = await execute(kit, admin, CONTINUE, { input: { id } });
    if (continueExport.__typename !== 'ExportSuccess') throw new Error(continueExport.__typename);
    if (continueExport.export.status === 'READY') return { requests, rows: continueExport.export.rows };
  }
  throw new Error('It does not end');
}

test('an export of more than 10,000 rows runs as a job in bounded memory and has each row once', async () => {
  const { held, result } = await heldWhile(async () => {
    const begun = await requestExport(kit, admin, { format: 'CSV', items: { sort: 'NAME' } });
    return { begun, ...(await finished(begun.id)) };
  });
  expect(result.begun.status).toBe('RUNNING');
  expect(result.begun.rows).toBeLessThanOrEqual(10_000);
  expect(result.rows).toBe(COUNT);
  expect(held).toBeLessThan(HELD_MAX_BYTES);

  const response = await fetchFile(kit, admin, result.begun.id);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reading = await heldWhile(async (look) => {
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    for (let read = await reader.read(); read.value !== undefined; read = await reader.read()) {
      bytes += read.value.length;
      if (chunks.push(read.value) % 5 === 0) look();
    }
    return bytes;
  });
  // The chunks themselves are kept here, to be looked at below.
  expect(reading.held - bytes).toBeLessThan(HELD_MAX_BYTES);
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(bytes / 10);
  const rows = rowsOfCsv(Buffer.concat(chunks).toString());
  expect(rows.map((row) => row['Referencia'])).toEqual(
    Array.from({ length: COUNT }, (_, index) => `R-${index}`),
  );
  expect(await auditOf(kit, result.begun.id)).toMatchObject([{ after: { list: 'ITEMS', rows: COUNT } }]);
}, 180_000);

test('maintenance finishes an abandoned export, keeps it for 24 hours and then removes it', async () => {
  const log = { info: () => undefined, error: (...entry: unknown[]) => expect(entry).toEqual([]) };
  const maintain = () =>
    maintainExports({ ...maintainedBy(kit), now }, log, new Date(now().getTime() + 120_000));
  const { id, status, fileName } = await requestExport(kit, admin, {
    format: 'XLSX',
    items: { sort: 'REF' },
  });
  expect(status).toBe('RUNNING');
  const ref = kit.firestore.doc(`exports/${id}`);
  later = HOUR_MS / 4;
  await maintain();
  expect((await ref.get()).data()).toMatchObject({ status: 'READY', rows: COUNT });
  const file = await fetchFile(kit, admin, id);
  expect(file.headers.get('content-disposition')).toContain(fileName);
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(COUNT);

  const partsOf = async () => {
    const parts: unknown = (await ref.get()).get('parts');
    const refs = Array.from({ length: Number(parts) }, (_, index) =>
      kit.firestore.doc(`blobs/export_${id}_${index}`),
    );
    return kit.firestore.getAll(...refs);
  };
  const parts = await partsOf();
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.every(({ exists }) => exists)).toBe(true);
  later += 23 * HOUR_MS;
  await maintain();
  expect((await fetchFile(kit, admin, id)).status).toBe(200);
  later += 2 * HOUR_MS;
  expect((await fetchFile(kit, admin, id)).status).toBe(404);
  await maintain();
  expect((await ref.get()).exists).toBe(false);
  const left = await kit.firestore.getAll(...parts.map((part) => part.ref));
  expect(left.filter(({ exists }) => exists)).toEqual([]);
}, 180_000);
