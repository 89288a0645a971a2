import { describe, expect, test } from 'vitest';
import { pointText } from '../../records/settings/service-type.ts';
import { buffersSchema } from './buffers.ts';
import { companySchema } from './company.ts';
import { serviceTypeSchema } from './service-type.ts';
import { listedValueSchema, zoneSchema } from './listed-values.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

describe('the company', () => {
  const company = { name: ' Frío Sur ', timeZone: 'Europe/Madrid', agentsApproveAbsences: true };
  const { valueOf, wrongIn, requiredIn } = readingOf(companySchema, company);

  test('requires a name and a time zone', () => {
    expect(valueOf()).toEqual({
      name: 'Frío Sur',
      nif: null,
      address: null,
      phone: null,
      email: null,
      timeZone: 'Europe/Madrid',
      agentsApproveAbsences: true,
      pricesOnReport: false,
    });
    expect(valueOf({ pricesOnReport: true })).toMatchObject({ pricesOnReport: true });
    expect(requiredIn()).toEqual([`name: ${REQUIRED}`, `timeZone: ${REQUIRED}`]);
  });

  test.each([
    [{ timeZone: 'Atlantic/Canary' }, []],
    [{ timeZone: 'UTC' }, []],
    [{ timeZone: 'Europe/Barcelona' }, ['timeZone: Indica una zona horaria válida']],
    [{ timeZone: '+01:00' }, ['timeZone: Indica una zona horaria válida']],
    [{ timeZone: ' ' }, [`timeZone: ${REQUIRED}`]],
    [{ nif: '1' }, ['nif: Indica un NIF válido']],
    [{ phone: '112' }, ['phone: Indica un teléfono válido']],
    [{ email: 'x' }, ['email: Indica un correo electrónico válido']],
    [{ address: { street: 'Mayor', city: 'Madrid' } }, [`address.postalCode: ${REQUIRED}`]],
    [{ name: '' }, [`name: ${REQUIRED}`]],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

describe('the response times', () => {
  const buffers = { low: 72, normal: 48, high: 24, urgent: 8, firstResponse: 24 };
  const { valueOf, wrongIn } = readingOf(buffersSchema(), buffers);
  const whole = 'Indica un número entero de horas, de 1 a 720';

  test('are hours, counted by the calendar unless a clock is chosen', () => {
    const clocks = { lowClock: 'CALENDAR', normalClock: 'CALENDAR', highClock: 'CALENDAR' };
    expect(valueOf({ urgentClock: 'WORKING' })).toEqual({ ...buffers, ...clocks, urgentClock: 'WORKING' });
  });

  test.each([
    [{ low: 1, normal: 1, high: 1, urgent: 1, firstResponse: 720 }, []],
    [{ highClock: 'WORKING', urgentClock: null }, []],
    [{ lowClock: 'LUNAR' }, ['lowClock: Elige una opción de la lista']],
    [{ low: 720 }, []],
    [{ low: 721 }, [`low: ${whole}`]],
    [{ urgent: 0 }, [`urgent: ${whole}`]],
    [{ firstResponse: 1.5 }, [`firstResponse: ${whole}`]],
    [{ firstResponse: null }, [`firstResponse: ${whole}`]],
    [{ firstResponse: '24' }, [`firstResponse: ${whole}`]],
    [{ low: 47 }, ['normal: No puede superar el plazo de prioridad baja']],
    [{ high: 49 }, ['high: No puede superar el plazo de prioridad normal']],
    [{ urgent: 25 }, ['urgent: No puede superar el plazo de prioridad alta']],
  ])('with %j report %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test('a skill or a reason requires a name', () => {
  const { valueOf, wrongIn } = readingOf(listedValueSchema(), { name: ' Gas ', retired: true });
  expect(valueOf()).toEqual({ name: 'Gas' });
  expect(wrongIn({ name: '' })).toEqual([`name: ${REQUIRED}`]);
  expect(wrongIn({ name: 'a'.repeat(101) })).toEqual(['name: No puede tener más de 100 caracteres']);
});

describe('a zone', () => {
  const { valueOf, wrongIn } = readingOf(zoneSchema(), {
    name: 'Norte',
    postalPrefixes: ['2803', ' 28 ', '28'],
  });
  const wrongPrefixes = 'postalPrefixes: Indica códigos postales o sus primeras cifras, de 2 a 5';

  test('has distinct, sorted prefixes', () => {
    expect(valueOf()).toEqual({ name: 'Norte', postalPrefixes: ['28', '2803'] });
    expect(valueOf({ postalPrefixes: ['28013, 28014'] }).postalPrefixes).toEqual(['28013', '28014']);
  });

  test.each([
    [{ postalPrefixes: [] }, [`postalPrefixes: ${REQUIRED}`]],
    [{ postalPrefixes: null }, [`postalPrefixes: ${REQUIRED}`]],
    [{ postalPrefixes: [''] }, [`postalPrefixes: ${REQUIRED}`]],
    [{ postalPrefixes: ['28', '2'] }, [wrongPrefixes]],
    [{ postalPrefixes: ['53'] }, [wrongPrefixes]],
    [
      { postalPrefixes: Array.from({ length: 201 }, (_each, at) => String(28_000 + at)) },
      ['postalPrefixes: No puede haber más de 200'],
    ],
    [{ name: '' }, [`name: ${REQUIRED}`]],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

describe('a service type', () => {
  const type = {
    name: 'Revisión',
    category: 'MAINTENANCE',
    durationMinutes: 60,
    priority: 'NORMAL',
    checklist: [],
    skillIds: [],
    requiresSignature: true,
    minPhotos: 0,
  };
  const { valueOf, wrongIn } = readingOf(serviceTypeSchema(), type);
  const point = { text: ' ¿Fuga? ', kind: 'YES_NO', required: true };
  const choice = { text: 'Estado', kind: 'CHOICE', options: ['Bien', ' bien', 'Mal', ''], required: false };
  const duration = 'durationMinutes: Indica una duración de 15 a 1440 minutos, en pasos de 5';
  const quantity =
    'defaultLines.0.quantityMilli: Indica una cantidad mayor que cero y de 999.999,999 como mucho, con un máximo de tres decimales';
  const photos = 'minPhotos: Indica un número entero, de 0 a 20';

  test('is normalized, and only a choice has options', () => {
    expect(valueOf()).toEqual({ ...type, instructions: null, defaultLines: [] });
    expect(valueOf({ skillIds: null, checklist: undefined })).toEqual(valueOf());
    expect(valueOf({ checklist: [{ ...point, options: ['x', 'y'] }, choice] }).checklist).toEqual([
      { text: '¿Fuga?', kind: 'YES_NO', options: [], required: true },
      { text: 'Estado', kind: 'CHOICE', options: ['Bien', 'Mal'], required: false },
    ]);
  });

  test.each([
    [{ name: '' }, [`name: ${REQUIRED}`]],
    [{ category: 'OTHER' }, ['category: Elige una opción de la lista']],
    [{ priority: null }, [`priority: ${REQUIRED}`]],
    [{ durationMinutes: 15 }, []],
    [{ durationMinutes: 1_440 }, []],
    [{ durationMinutes: 14 }, [duration]],
    [{ durationMinutes: 1_445 }, [duration]],
    [{ durationMinutes: 61 }, [duration]],
    [{ durationMinutes: 60.5 }, [duration]],
    [{ durationMinutes: null }, [duration]],
    [{ defaultLines: [{ itemId: idOf('a'), quantityMilli: 1_000 }] }, []],
    [{ defaultLines: [{ itemId: '', quantityMilli: 0 }] }, [`defaultLines.0.itemId: ${REQUIRED}`, quantity]],
    [
      { defaultLines: Array.from({ length: 21 }, () => ({ itemId: idOf('a'), quantityMilli: 1 })) },
      ['defaultLines: No puede haber más de 20'],
    ],
    [{ minPhotos: 20 }, []],
    [{ minPhotos: 21 }, [photos]],
    [{ minPhotos: -1 }, [photos]],
    [{ instructions: 'a'.repeat(4_001) }, ['instructions: No puede tener más de 4000 caracteres']],
    [{ skillIds: [idOf('a'), '/'] }, ['skillIds.1: Elige una opción de la lista']],
    [{ checklist: Array(30).fill(point) }, []],
    [{ checklist: Array(31).fill(point) }, ['checklist: No puede haber más de 30']],
    [{ checklist: [point, { ...point, text: '' }] }, [`checklist.1.text: ${REQUIRED}`]],
    [{ checklist: [{ ...point, kind: 'DATE' }] }, ['checklist.0.kind: Elige una opción de la lista']],
    [
      { checklist: [{ ...choice, options: ['Bien', 'BIEN'] }] },
      ['checklist.0.options: Indica al menos dos opciones'],
    ],
    [{ checklist: [{ ...choice, options: null }] }, ['checklist.0.options: Indica al menos dos opciones']],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test('pointText describes a checklist point in one line', () => {
  expect(pointText({ text: 'Estado', kind: 'CHOICE', options: ['Bien', 'Mal'], required: false })).toBe(
    'Estado (Bien / Mal, opcional)',
  );
  expect(pointText({ text: '¿Fuga?', kind: 'YES_NO', options: [], required: true })).toBe(
    '¿Fuga? (Sí o no, obligatorio)',
  );
});
