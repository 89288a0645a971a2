/** Reads a file of clients as a check does, in a thread whose memory is limited; answers how many rows have no problem. */
import { parentPort, workerData } from 'node:worker_threads';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { columnsOf } from '@cuadrilla/domain/imports/rows/read-row.ts';
import { readClientRows } from '@cuadrilla/domain/imports/rows/read-client-rows.ts';
import { pagesOf } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { guessedMapping, looksOf } from '../../file-looks.ts';
import { readFile } from '../../../tables/reading/read-file.ts';

const file = await readFile(workerData as Uint8Array);
if (file.kind !== 'read') throw new Error(file.message);
const looks = looksOf('CLIENTS', file.sheets[0]?.rows ?? []);
const columns = columnsOf('CLIENTS', guessedMapping('CLIENTS', looks, parsePhone, null), looks.rows);
const world = { parsePhone, lists: {}, people: [], epoch1904: false };
const options = { titleCase: false, sameAddress: true, neverOverwrite: [], chosenValues: {} };
const pages = pagesOf(readClientRows(looks.rows, columns, world, options));
parentPort?.postMessage({
  columns: columns.length,
  rows: pages.flat().filter(({ problems }) => problems.length === 0).length,
});
