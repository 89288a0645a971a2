import { describe, expect, test } from 'vitest';
import { cancelServiceSchema, holdSchema, reopenSchema } from '../services/service-acts.ts';
import { idOf, readingOf, REQUIRED } from './testing/test-reading.ts';
import {
  cancelVisitSchema,
  completeSchema,
  correctDepartureSchema,
  correctTimesSchema,
  endIncompleteSchema,
  pauseSchema,
} from '../services/visit-acts.ts';

const CHOICE = 'Elige una opción de la lista';

test('a pause requires a reason', () => {
  const { valueOf, wrongIn } = readingOf(pauseSchema(), { reason: 'BREAK' });
  expect(valueOf()).toEqual({ reason: 'BREAK' });
  expect(wrongIn({ reason: null })).toEqual([`reason: ${REQUIRED}`]);
  expect(wrongIn({ reason: 'SIESTA' })).toEqual([`reason: ${CHOICE}`]);
});

test('an incomplete end requires an outcome and a reason', () => {
  const good = { outcome: 'PARTIAL', reason: 'MISSING_MATERIAL' };
  const { valueOf, wrongIn, requiredIn } = readingOf(endIncompleteSchema(), good);
  expect(valueOf()).toEqual({ ...good, note: null });
  expect(valueOf({ note: ' Falta\r\nla válvula ' }).note).toBe('Falta\nla válvula');
  expect(requiredIn()).toEqual([`outcome: ${REQUIRED}`, `reason: ${REQUIRED}`]);
  expect(wrongIn({ outcome: 'DONE', reason: 'RAIN' })).toEqual([`outcome: ${CHOICE}`, `reason: ${CHOICE}`]);
});

describe('a completion', () => {
  const signer = { name: ' Aurora Cid Peña ', nif: '11.847.230-e' };
  const { valueOf, wrongIn, requiredIn } = readingOf(completeSchema(), {
    resolution: ' Hecho\r\ny probado ',
  });

  test('requires a resolution, and may have a signer or a refusal', () => {
    expect(valueOf()).toEqual({ resolution: 'Hecho\ny probado', signer: null, refusal: null });
    expect(valueOf({ signer }).signer).toEqual({ name: 'Aurora Cid Peña', nif: '11847230E' });
    expect(valueOf({ signer: { name: 'Aurora' } }).signer).toEqual({ name: 'Aurora', nif: null });
    expect(valueOf({ refusal: ' No estaba ' })).toMatchObject({ signer: null, refusal: 'No estaba' });
    expect(requiredIn()).toEqual([`resolution: ${REQUIRED}`]);
  });

  test.each([
    [{ resolution: ' \n ' }, [`resolution: ${REQUIRED}`]],
    [{ resolution: 'a'.repeat(4_001) }, ['resolution: No puede tener más de 4000 caracteres']],
    [{ signer: { name: '' } }, [`signer.name: ${REQUIRED}`]],
    [{ signer: { ...signer, nif: '11847230A' } }, ['signer.nif: Indica un NIF válido']],
    [{ signer: { ...signer, nif: '' } }, []],
    [{ refusal: 'a'.repeat(101) }, ['refusal: No puede tener más de 100 caracteres']],
    [{ signer, refusal: ' ' }, []],
    [{ signer, refusal: 'No quiso' }, ['refusal: Indica quién firma o por qué no se firma, no ambas cosas']],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test('cancelling a visit requires a reason', () => {
  const { valueOf, wrongIn } = readingOf(cancelVisitSchema(), { reason: ' Lo pide el cliente ' });
  expect(valueOf()).toEqual({ reason: 'Lo pide el cliente' });
  expect(wrongIn({ reason: ' ' })).toEqual([`reason: ${REQUIRED}`]);
});

describe('corrected times', () => {
  const good = {
    travelStartedAt: '2026-11-21T11:58:00.000Z',
    arrivedAt: '2026-11-21T12:22:00.000Z',
    finishedAt: '2026-11-21T13:31:00.000Z',
    reason: 'Se tocó tarde',
  };
  const { valueOf, wrongIn, requiredIn } = readingOf(correctTimesSchema(), good);

  test('are instants, of which only the arrival is required', () => {
    expect(valueOf()).toEqual({
      travelStartedAt: new Date(good.travelStartedAt),
      arrivedAt: new Date(good.arrivedAt),
      finishedAt: new Date(good.finishedAt),
      reason: 'Se tocó tarde',
    });
    expect(valueOf({ travelStartedAt: null, finishedAt: '' })).toMatchObject({
      travelStartedAt: null,
      finishedAt: null,
    });
    expect(requiredIn()).toEqual([`arrivedAt: ${REQUIRED}`, `reason: ${REQUIRED}`]);
  });

  const ARRIVAL = 'arrivedAt: La llegada no puede ser anterior a la salida';
  const FINISH = 'finishedAt: El fin debe ser posterior a la llegada';
  test.each([
    [{ travelStartedAt: good.arrivedAt }, []],
    [{ travelStartedAt: '2026-11-21T12:22:00.001Z' }, [ARRIVAL]],
    [{ finishedAt: good.arrivedAt }, [FINISH]],
    [{ finishedAt: '2026-11-21T12:22:00.001Z' }, []],
    [{ arrivedAt: '2026-11-21T11:00:00Z', finishedAt: '2026-11-21T10:00:00Z' }, [ARRIVAL, FINISH]],
    [{ arrivedAt: 'x' }, ['arrivedAt: Indica una fecha y una hora válidas']],
    [{ reason: '' }, [`reason: ${REQUIRED}`]],
  ])('with %j report %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test('correcting a departure requires an instant and a reason', () => {
  const good = { travelStartedAt: '2026-11-21T12:05:00.000Z', reason: ' Se tocó tarde ' };
  const { valueOf, wrongIn, requiredIn } = readingOf(correctDepartureSchema(), good);
  expect(valueOf()).toEqual({ travelStartedAt: new Date(good.travelStartedAt), reason: 'Se tocó tarde' });
  expect(requiredIn()).toEqual([`travelStartedAt: ${REQUIRED}`, `reason: ${REQUIRED}`]);
  expect(wrongIn({ travelStartedAt: 'x' })).toEqual(['travelStartedAt: Indica una fecha y una hora válidas']);
});

test.each([
  ['is held', holdSchema(), { until: null, visits: 'KEEP' }],
  ['is cancelled', cancelServiceSchema(), {}],
])('a service that %s requires a reason from the settings', (_words, schema, unsaid) => {
  const { valueOf, wrongIn } = readingOf<typeof schema>(schema, { reasonId: idOf('material') });
  expect(valueOf()).toEqual({ reasonId: idOf('material'), note: null, ...unsaid });
  expect(valueOf({ note: ' Hasta el lunes ' }).note).toBe('Hasta el lunes');
  expect(wrongIn({ reasonId: '' })).toEqual([`reasonId: ${REQUIRED}`]);
  expect(wrongIn({ note: 'a'.repeat(4_001) })).toEqual(['note: No puede tener más de 4000 caracteres']);
});

test('a hold may last until a later day; a past day is refused if today is known', () => {
  const good = { reasonId: idOf('material'), until: '2026-12-03', visits: 'TRAY' };
  const { valueOf, wrongIn } = readingOf(holdSchema('2026-11-22'), good);
  expect(valueOf()).toEqual({ ...good, note: null });
  expect(wrongIn({ until: '2026-11-22' })).toEqual(['until: Elige un día posterior a hoy']);
  expect(wrongIn({ until: '2026-13-01' })).toEqual(['until: Indica una fecha válida']);
  expect(wrongIn({ visits: 'BURN' })).toEqual(['visits: Elige una opción de la lista']);
  expect(readingOf(holdSchema(), good).wrongIn({ until: '2026-11-22' })).toEqual([]);
});

test('reopening requires a reason', () => {
  const reopening = readingOf(reopenSchema(), { reason: ' Vuelve a gotear ' });
  expect(reopening.valueOf()).toEqual({ reason: 'Vuelve a gotear' });
  expect(reopening.requiredIn()).toEqual([`reason: ${REQUIRED}`]);
});
