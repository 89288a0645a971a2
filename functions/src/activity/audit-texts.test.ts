import { readdirSync, readFileSync } from 'node:fs';
import { auditedName } from '@cuadrilla/domain/activity/audit-kinds.ts';
import { auditedAct, auditedChanges, type AuditedEntry } from '@cuadrilla/domain/activity/audit-texts.ts';
import { describe, expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

type Written = Pick<AuditedEntry, 'kind' | 'recordId' | 'action'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const SAYING = {
  nameOf: (_list: string, id: string) => (id === 'sk' ? 'Gas' : ''),
  date: (day: string) => day,
  dateTime: (instant: string) => instant,
};

function textsOf({ before, after, ...rest }: Written) {
  const changes = fieldChanges({ ...rest, entity: rest.kind, before, after });
  const entry = { subject: null, noteKind: null, ...rest, changes };
  const said = auditedChanges(entry, SAYING).map((each) => `${each.label}: ${each.before} → ${each.after}`);
  return { name: auditedName(entry), act: auditedAct(entry, SAYING.dateTime), changes: said };
}

const TYPE = { id: 't', name: 'Caldera', retired: false };

describe('an audit entry describes in Spanish', () => {
  test('what changed of a client', () => {
    expect(
      textsOf({
        ...{ kind: 'CLIENT', recordId: 'c', action: 'updateClient' },
        before: { legalName: 'Uno', kind: 'PERSON', phones: ['+34612345678'] },
        after: { legalName: 'Dos', kind: 'COMPANY', phones: [] },
      }),
    ).toEqual({
      name: null,
      act: 'cambió los datos',
      changes: [
        'Tipo de cliente: Particular → Empresa',
        'Nombre o razón social: Uno → Dos',
        'Teléfonos: 612 34 56 78 → ',
      ],
    });
  });

  test('what changed in one value of a settings list, not the whole list', () => {
    const boiler = { id: 't1', name: 'Caldera', durationMinutes: 60, skillIds: [], retired: false };
    const gas = { id: 't2', name: 'Gas', durationMinutes: 30, skillIds: [], retired: false };
    expect(
      textsOf({
        ...{ kind: 'SETTINGS', recordId: 'serviceTypes', action: 'saveServiceType' },
        before: { values: [boiler, gas] },
        after: { values: [{ ...boiler, name: 'Revisión', durationMinutes: 90 }, gas] },
      }),
    ).toEqual({
      name: 'Tipos de servicio',
      act: 'guardó un tipo de servicio',
      changes: ['Revisión: duración de la visita: 60 min → 90 min', 'Revisión: nombre: Caldera → Revisión'],
    });
  });

  test.each([
    [
      ...(['buffers', 'updateBuffers', { low: 72, urgentClock: 'CALENDAR' }] as const),
      { low: 96, urgentClock: 'WORKING' },
      ['Prioridad baja: 72 h → 96 h', 'Horas de los urgentes: Naturales → Laborables'],
    ],
    [
      ...(['passwords', 'updatePasswords', { minLength: 6 }] as const),
      { minLength: 10 },
      ['Longitud mínima: 6 caracteres → 10 caracteres'],
    ],
    [
      ...(['serviceTypes', 'saveServiceType', { values: [{ ...TYPE, priority: 'NORMAL' }] }] as const),
      { values: [{ ...TYPE, priority: 'URGENT' }] },
      ['Caldera: prioridad: Normal → Urgente'],
    ],
    [
      ...([
        'serviceTypes',
        'saveServiceType',
        { values: [{ ...TYPE, checklist: [], defaultLines: [] }] },
      ] as const),
      {
        values: [
          {
            ...TYPE,
            checklist: [{ text: '¿Fuga?', kind: 'YES_NO', options: [], required: true }],
            defaultLines: [{ itemId: 'xY1', quantityMilli: 1_000 }],
          },
        ],
      },
      [
        'Caldera: lista de comprobación:  → ¿Fuga? (Sí o no, obligatorio)',
        'Caldera: líneas de inicio: 0 → 1',
      ],
    ],
    [
      ...(['company', 'updateCompany', { timeZone: 'Europe/Madrid' }] as const),
      { timeZone: 'Atlantic/Canary' },
      ['Zona horaria: Península y Baleares → Canarias'],
    ],
  ])('%s in the words of its form', (recordId, action, before, after, changes) => {
    expect(textsOf({ kind: 'SETTINGS', recordId, action, before, after }).changes).toEqual(changes);
  });

  test('a value added to an empty list, and a dropped one', () => {
    const zone = { id: 'z', name: 'Norte', retired: false, postalPrefixes: ['28'] };
    const section = { kind: 'SETTINGS', recordId: 'zones', action: 'saveZone' } as const;
    expect(textsOf({ ...section, before: { values: [] }, after: { values: [zone] } }).changes).toContain(
      'Norte: códigos postales:  → 28',
    );
    expect(textsOf({ ...section, before: { values: [zone] }, after: { values: [] } }).changes).toContain(
      'Norte: nombre: Norte → ',
    );
  });

  test('an export', () => {
    const after = {
      list: 'CLIENTS',
      format: 'CSV',
      rows: 80,
      words: 'ñ',
      filter: {
        ...{ kind: 'COMPANY', city: 'Ávila' },
        ownerId: { id: 'u', name: 'Ana Ruiz' },
        managedById: { id: 'c', code: 'C-2026-0007', name: 'Fincas Sur' },
      },
    };
    const entry = { kind: 'EXPORT', recordId: 'x', action: 'createExport', before: null, after } as const;
    expect(textsOf(entry)).toMatchObject({
      act: 'exportó la lista',
      changes: [
        'Filtro: población:  → Ávila',
        'Filtro: tipo:  → Empresa',
        'Filtro: administrador de fincas:  → C-2026-0007 · Fincas Sur',
        'Filtro: agente:  → Ana Ruiz',
        'Formato:  → CSV',
        'Lista:  → Clientes',
        'Filas:  → 80',
        'Búsqueda:  → ñ',
      ],
    });
  });
});

test('the audit collection is written in one file, which only creates documents', () => {
  const files = readdirSync('functions/src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.(test|generated)\.ts$/.test(file),
  );
  const naming = files.filter((file) =>
    /collection\('audit'\)|doc\([`']audit\//.test(readFileSync(`functions/src/${file}`, 'utf8')),
  );
  expect(naming.sort()).toEqual(['activity/activity-store.ts', 'activity/audit-store.ts', 'store/audit.ts']);
  const writing = naming.filter((file) =>
    /\.(set|update|delete|create)\(/.test(readFileSync(`functions/src/${file}`, 'utf8')),
  );
  expect(writing).toEqual(['store/audit.ts']);
  expect(readFileSync('functions/src/store/audit.ts', 'utf8').match(/tx\.\w+\(/g)).toEqual(['tx.create(']);
});
