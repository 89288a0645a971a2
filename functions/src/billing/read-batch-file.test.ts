import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { BillingWork } from '@cuadrilla/domain/billing/billing-work.ts';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { batchFile, deliveredBatch, readBatchFile } from './read-batch-file.ts';
import { delivered } from './testing/test-batches.ts';

const ZONE = 'Europe/Madrid';

const company: BillingWork['party'] = {
  ...{ clientId: 'clienteclientecliente'.slice(0, 20), code: 'C-2026-0007', kind: 'COMPANY' },
  ...{ name: '=Frío Sur; S.L.', nif: 'B12345674' },
  address: { street: 'Calle de Ibiza', number: '21', floor: '3.º B', postalCode: '01009', city: 'Vitoria' },
};
const person: BillingWork['party'] = {
  ...{ clientId: 'personapersonapersona'.slice(0, 20), code: 'C-2026-0008', kind: 'PERSON' },
  ...{ name: 'Ñam Lucía', nif: null },
  address: { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' },
  manager: { id: 'fincasfincasfincas', code: 'C-2026-0009', name: 'Fincas Ñ' },
};

const line = (changes: Partial<BillingWork['lines'][number]>): BillingWork['lines'][number] => ({
  ...{ id: 'l1', kind: 'MATERIAL', text: 'Válvula', quantityMilli: 2_000, unit: 'UNIT', billable: 'YES' },
  ...{ unitPriceCents: 4_550, discountBasisPoints: 1_000, vatPercent: 21 },
  ...changes,
});

const item = (
  place: number,
  work: Partial<BillingWork>,
  changes: Partial<BillingItem> = {},
): BillingItem => ({
  ...{ id: `i${place}`, batchId: 'b', place, state: 'DELIVERED', netCents: 0 },
  work: {
    ...{ serviceId: 's', code: 'S-2026-0318', title: 'No calienta', on: '2026-11-20', place: 'Casa, Madrid' },
    ...{ postalCode: '28013', party: company, lines: [line({})] },
    ...work,
  },
  ...{ invoiceNumber: null, invoicedOn: null, returnReason: null },
  ...changes,
});

const batch = deliveredBatch(
  { code: 'LF-2026-0001' },
  [
    item(0, {
      lines: [
        line({}),
        line({
          id: 'l2',
          kind: 'LABOUR',
          text: 'Oficial',
          quantityMilli: 1_500,
          unit: 'HOUR',
          vatPercent: 10,
        }),
      ],
    }),
    item(0, { code: 'S-2026-0319' }, { state: 'RETURNED', returnReason: 'Precio' }),
    item(
      1,
      { code: 'S-2026-0320', party: person, on: '2026-11-21' },
      { state: 'INVOICED', invoiceNumber: '0012', invoicedOn: '2026-11-25' },
    ),
  ],
  '2026-11-24',
);

const golden = (name: string) => `./golden/${name}`;
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** The text of the cells, as the file itself contains the time of writing. */
async function sheetsText(bytes: Uint8Array): Promise<string> {
  const sheets = await readExcelFile(Buffer.from(bytes));
  return sheets
    .flatMap(({ sheet, data }) => [sheet, ...data.map((row) => JSON.stringify(row)), ''])
    .join('\n');
}

describe('the file of a batch has the expected content', () => {
  test('as CSV', async () => {
    const { name, bytes } = await batchFile(batch, 'CSV', ZONE);
    expect(name).toBe('LF-2026-0001.csv');
    await expect(text(bytes)).toMatchFileSnapshot(golden('lote.csv'));
  });

  test('as JSON', async () => {
    const { name, bytes } = await batchFile(batch, 'JSON', ZONE);
    expect(name).toBe('LF-2026-0001.json');
    await expect(text(bytes)).toMatchFileSnapshot(golden('lote.json'));
  });

  test('as XLSX with lines and invoices', async () => {
    const { name, bytes } = await batchFile(batch, 'XLSX', ZONE);
    expect(name).toBe('LF-2026-0001.xlsx');
    await expect(await sheetsText(bytes)).toMatchFileSnapshot(golden('lote-xlsx.txt'));
  });

  test('as Holded import', async () => {
    const { name, bytes } = await batchFile(batch, 'HOLDED', ZONE);
    expect(name).toBe('LF-2026-0001-holded.xlsx');
    await expect(await sheetsText(bytes)).toMatchFileSnapshot(golden('holded-xlsx.txt'));
  });
});

describe('a download', () => {
  async function opened() {
    const { world } = await delivered();
    const billing = {
      find: () => Promise.resolve(world.batch()),
      itemsOf: () => Promise.resolve(world.items()),
    };
    const settings = { timeZone: () => Promise.resolve(ZONE) };
    const read = (by: typeof AGENT, found = billing) =>
      readBatchFile({ ...world.deps, stores: { billing: found, settings } as never }, by, 'b', 'HOLDED');
    return { world, billing, read };
  }

  test('is noted with its format', async () => {
    const { world, read } = await opened();
    expect(await read(AGENT)).toMatchObject({ name: 'LF-2026-0001-holded.xlsx' });
    expect(world.downloads).toEqual([['LF-2026-0001', 'Plantilla de Holded']]);
  });

  test('that is refused, or of a draft, leaves no note', async () => {
    const { world, billing, read } = await opened();
    await expect(read(TECHNICIAN)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    const draft = { ...billing, find: () => Promise.resolve({ ...world.batch(), deliveredAt: null }) };
    expect(await read(AGENT, draft)).toBeNull();
    expect(world.downloads).toEqual([]);
  });
});
