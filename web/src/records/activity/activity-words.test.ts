import { readFileSync } from 'node:fs';
import { hasWords } from '@cuadrilla/domain/activity/activity-words.ts';
import { fieldLabel } from '@cuadrilla/domain/activity/change-texts.ts';
import { recordOf } from '@cuadrilla/domain/records/records.ts';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { valueText, whatHappened } from './entry-texts.ts';
import type { ActivityTimeline_EntryFragment } from './activity.generated.ts';

const entry = (changes: Partial<ActivityTimeline_EntryFragment>): ActivityTimeline_EntryFragment => ({
  id: 'a',
  at: '2026-11-21T10:00:00.000Z',
  actorName: 'Clara Pozo',
  action: 'updateClient',
  entity: 'CLIENT',
  entityId: 'c1',
  subject: null,
  text: null,
  noteKind: null,
  changes: [],
  ...changes,
});

/** Mutations that change no record. */
const WITHOUT_ENTRY = /^(retryStaleCopy|continueExport|(change|decide|advance)Import)$/;

test('every mutation that changes a record has words in its timeline', () => {
  const fields = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {};
  const names = Object.keys(fields).filter((name) => !WITHOUT_ENTRY.test(name));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !hasWords(name))).toEqual([]);
});

describe('whatHappened', () => {
  test.each([
    [{ action: 'updateClient' }, 'cambió los datos'],
    [{ action: 'addNote', noteKind: 'CALL' as const }, 'registró una llamada'],
    [
      { entity: 'SITE' as const, entityId: 's1', action: 'updateSite', subject: 'Sala de calderas' },
      'cambió la ubicación Sala de calderas',
    ],
    [
      {
        entity: 'PROSPECT' as const,
        entityId: 'c1',
        action: 'stepBackProspect',
        changes: [{ field: 'status', before: 'QUALIFIED', after: 'CONTACTED' }],
      },
      'lo devolvió a Contactado',
    ],
    [
      { entity: 'SITE' as const, entityId: 's1', action: 'convertProspect', subject: 'Principal' },
      'añadió la ubicación Principal',
    ],
    [
      {
        entity: 'SERVICE' as const,
        entityId: 's1',
        action: 'startVisit',
        subject: 'S-2026-0318 No calienta el agua',
      },
      'inició la visita de S-2026-0318 No calienta el agua',
    ],
    [
      {
        entity: 'SERVICE' as const,
        entityId: 'c1',
        action: 'addServiceLine',
        changes: [{ field: 'lines.text', before: null, after: 'Junta tórica' }],
      },
      'añadió una línea: Junta tórica',
    ],
    [
      {
        entity: 'SERVICE' as const,
        entityId: 'c1',
        action: 'scheduleVisit',
        changes: [{ field: 'plannedStart', before: null, after: '2020-11-24T08:00:00.000Z' }],
      },
      'programó la visita para 24/11/2020, 09:00',
    ],
    [{ action: 'somethingOld' }, 'hizo un cambio'],
  ])('describes %j as «%s»', (changes, words) => {
    expect(whatHappened(entry(changes), 'c1')).toBe(words);
  });
});

describe('the text of a value', () => {
  const nameOf = (_list: string, id: string) => (id === 'z1' ? 'Centro' : '');
  test.each([
    ['status', 'QUOTED', 'Presupuestado'],
    ['kind', 'COMMUNITY', 'Comunidad'],
    ['phone', '+34612345678, +34910000001', '612 34 56 78, 910 00 00 01'],
    ['nextActionOn', '2026-11-23', '23/11/2026'],
    ['notes', null, ''],
  ])('for %s, %j is «%s»', (field, value, text) => {
    expect(valueText('PROSPECT', field, value, nameOf)).toBe(text);
  });

  test('follows the description of the record', () => {
    expect(fieldLabel('CLIENT', 'phones')).toBe('Teléfonos');
    expect(fieldLabel('CLIENT', 'movedSites')).toBe('Ubicaciones trasladadas');
    expect(valueText('CLIENT', 'kind', 'COMMUNITY', nameOf)).toBe('Comunidad');
    expect(valueText('SITE', 'zoneId', 'z1', nameOf)).toBe('Centro');
    expect(valueText('USER', 'zoneIds', 'z1, gone', nameOf)).toBe('Centro, un valor eliminado');
    expect(valueText('USER', 'color', 'teal', nameOf)).toBe('Turquesa');
    expect(fieldLabel('USER', 'permissions.prices')).toBe('Ve precios');
    expect(valueText('SERVICE', 'priority', 'URGENT', nameOf)).toBe('Urgente');
    expect(valueText('SERVICE', 'status', 'TRAVELLING', nameOf)).toBe('En camino');
    expect(valueText('SERVICE', 'status', 'COMPLETED', nameOf)).toBe('Completada');
    expect(valueText('SERVICE', 'unconfirmed', 'TRAVEL, ARRIVAL', nameOf)).toBe('salida, llegada');
    expect(fieldLabel('SERVICE', 'plannedStart')).toBe('Inicio previsto');
    expect(fieldLabel('SERVICE', 'client')).toBe('Cliente');
    expect(fieldLabel('SERVICE', 'lines.quantityMilli')).toBe('Cantidad');
    expect(fieldLabel('SERVICE', 'instructions')).toBe('Instrucciones');
    expect(valueText('SERVICE', 'lines.quantityMilli', '1500', nameOf)).toBe('1,5');
    expect(valueText('SERVICE', 'lines.unitPriceCents', '9640', nameOf)).toBe('96,40\u00a0€');
    expect(valueText('PROSPECT', 'estimatedValueCents', '390000', nameOf)).toBe('3.900,00\u00a0€');
  });

  test('follows the description of absences', () => {
    const record = recordOf({ entity: 'USER', action: 'decideAbsence' });
    expect(fieldLabel(record, 'from')).toBe('Desde');
    expect(valueText(record, 'kind', 'SICK_LEAVE', nameOf)).toBe('Baja médica');
    expect(valueText(record, 'status', 'REJECTED', nameOf)).toBe('Rechazada');
    expect(fieldLabel(record, 'decidedByName')).toBeNull();
  });

  test('is left out for fields without a label', () => {
    expect(fieldLabel('CLIENT', 'search')).toBeNull();
    expect(fieldLabel('CLIENT', 'archived')).toBeNull();
    expect(fieldLabel('PROSPECT', 'phone')).toBe('Teléfono');
  });
});
