import { expect, test } from 'vitest';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { copyBlocks } from './copy-blocks.ts';

const done = workVisit({
  status: 'COMPLETED',
  arrivedAt: '2026-11-21T11:00:00.000Z',
  finishedAt: '2026-11-21T12:30:00.000Z',
  pauses: [{ from: '2026-11-21T11:10:00.000Z', to: '2026-11-21T11:20:00.000Z', reason: 'BREAK' }],
  resolution: 'Cambiada la válvula',
});
const visit = {
  ...done,
  service: {
    ...done.service,
    checklist: done.service.checklist.map((item, at) => ({ ...item, answer: ['1.5', 'true'][at] ?? null })),
    lines: [
      {
        id: 'l1',
        item: null,
        kind: 'MATERIAL' as const,
        text: 'Válvula',
        quantityMilli: 2_000,
        unit: 'UNIT' as const,
        version: 1,
      },
    ],
  },
};
const texts = (...of: Parameters<typeof copyBlocks>) =>
  copyBlocks(...of).flatMap((block) => ('text' in block ? [block.text] : ['[firma]']));

test('a copy contains the work done, place, technicians, times, materials and signature', () => {
  const signature = { bytes: new Uint8Array(), width: 3, height: 1 };
  expect(texts(visit, { signerName: 'Aurora Cid', refusal: null, signature }, null)).toEqual([
    ...[
      'Parte de trabajo (copia)',
      'Sin número todavía: se asigna al cerrarse',
      'Orden de trabajo S-2026-0318 · Avería de caldera',
      'No calienta el agua',
    ],
    'Aurora Cid · Calle de Ibiza 21, 3.º B, 28009 Madrid',
    ...['Técnicos', 'Ana Ruiz', '21/11/2026, de 12:00 a 13:30 (1 h 20 de trabajo)'],
    ...['Equipos', 'Caldera Vaillant ecoTEC plus', 'Trabajo realizado', 'Cambiada la válvula'],
    ...['Comprobaciones', 'CO en humos: 1,5', '¿Explicado el uso?: Sí'],
    ...['Materiales y mano de obra', 'Válvula: 2 ud.', 'Firma', '[firma]', 'Aurora Cid'],
    expect.stringContaining('no es una factura'),
  ]);
});

test('missing parts are left out, and a refusal is included', () => {
  const refused = texts(done, { signerName: null, refusal: 'No está de acuerdo', signature: null }, null);
  expect(refused).toEqual(expect.arrayContaining(['Sin firma', 'No está de acuerdo']));
  expect(refused).not.toContain('Firma');
  expect(refused).not.toContain('Comprobaciones');
});

const nobody = { signerName: null, refusal: null, signature: null };
const company = { name: 'Clima Sol SL', nif: 'B12345674', address: 'Calle Mayor 1', phone: '+34910000001' };

test('a copy starts with the company and the report number when there is one', () => {
  const numbered = { ...visit, report: { id: 'r1', code: 'PT-2026-0007' } };
  expect(texts(numbered, nobody, company).slice(0, 4)).toEqual([
    ...['Clima Sol SL', 'NIF B12345674 · Calle Mayor 1 · 910 00 00 01'],
    ...['Parte de trabajo (copia)', 'N.º PT-2026-0007'],
  ]);
});

test('missing company data is left out of the header', () => {
  const bare = { ...company, nif: null, address: null, phone: null };
  expect(texts(visit, nobody, bare).slice(0, 2)).toEqual(['Clima Sol SL', 'Parte de trabajo (copia)']);
});
