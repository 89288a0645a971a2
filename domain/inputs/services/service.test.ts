import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../text/messages.ts';
import { followUpSchema } from './follow-up.ts';
import {
  firstServiceFormSchema,
  firstServiceSchema,
  serviceFormSchema,
  serviceSchema,
  windowProblems,
} from './service.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const good = {
  clientId: idOf('client'),
  siteId: idOf('site'),
  typeId: idOf('type'),
  title: ' No calienta el agua ',
  priority: 'URGENT',
};
const { valueOf, wrongIn, requiredIn } = readingOf(serviceSchema(), good);

const START = '2026-11-24T08:00:00.000Z';
const END = '2026-11-24T10:00:00.000Z';
const promised = (start: unknown, end: unknown) => ({ promisedWindow: { start, end } });

test('a service requires a client, a site, a type and a title; omitted fields are null', () => {
  expect(valueOf()).toEqual({
    clientId: good.clientId,
    siteId: good.siteId,
    equipmentIds: [],
    typeId: good.typeId,
    title: 'No calienta el agua',
    description: null,
    priority: 'URGENT',
    durationMinutes: null,
    ownerId: null,
    notBefore: null,
    promisedWindow: null,
    underWarranty: false,
  });
  const needed = ['clientId', 'siteId', 'typeId', 'title'];
  expect(requiredIn()).toEqual(needed.map((path) => `${path}: ${REQUIRED}`));
});

test('instants are read from dates or texts, and returned as dates', () => {
  const window = { start: new Date(START), end: new Date(END) };
  expect(valueOf(promised(START, END)).promisedWindow).toEqual(window);
  expect(valueOf(promised(new Date(START), '2026-11-24T11:00+01:00')).promisedWindow).toEqual(window);
  expect(valueOf({ notBefore: START }).notBefore).toEqual(new Date(START));
  expect(valueOf({ notBefore: '  ' }).notBefore).toBeNull();
  expect(valueOf({ promisedWindow: null }).promisedWindow).toBeNull();
});

const INSTANT = 'Indica una fecha y una hora válidas';
test.each([
  ['2026-11-24'],
  ['2026-11-24T08:00'],
  ['2026-02-30T08:00:00Z'],
  ['2026-11-24T25:00:00Z'],
  ['2026-11-24T08:00:00+99:00'],
  ['0000-01-01T00:00:00Z'],
  ['24/11/2026 08:00'],
  ['mañana'],
  [1_795_000_000_000],
  [new Date(Number.NaN)],
  [new Date(8.64e15)],
  [{}],
])('%j is not an instant', (value) => {
  expect(wrongIn({ notBefore: value })).toEqual([`notBefore: ${INSTANT}`]);
  expect(wrongIn(promised(value, END))).toEqual([`promisedWindow.start: ${INSTANT}`]);
});

test.each([
  [promised(START, START), ['promisedWindow.end: La hora de fin debe ser posterior a la de inicio']],
  [promised(END, START), ['promisedWindow.end: La hora de fin debe ser posterior a la de inicio']],
  [promised(START, '2026-11-25T08:00:00.000Z'), []],
  [
    promised(START, '2026-11-25T08:00:00.001Z'),
    ['promisedWindow.end: La franja prometida no puede durar más de 24 horas'],
  ],
  [promised(START, null), [`promisedWindow.end: ${REQUIRED}`]],
  [promised('', ''), [`promisedWindow.start: ${REQUIRED}`, `promisedWindow.end: ${REQUIRED}`]],
  // A start within the window is allowed.
  [{ ...promised(START, END), notBefore: '2026-11-24T09:00:00Z' }, []],
  [{ ...promised(START, END), notBefore: END }, ['notBefore: No puede ser posterior a la franja prometida']],
  [{ ...promised('x', END), notBefore: 'x' }, [`promisedWindow.start: ${INSTANT}`, `notBefore: ${INSTANT}`]],
  [{ title: 'a'.repeat(101) }, ['title: No puede tener más de 100 caracteres']],
  [{ title: 'a\nb' }, ['title: Contiene caracteres no válidos']],
  [{ description: 'a'.repeat(4_001) }, ['description: No puede tener más de 4000 caracteres']],
  [{ priority: 'NOW' }, ['priority: Elige una opción de la lista']],
  [{ clientId: '../x' }, ['clientId: Elige una opción de la lista']],
  [{ equipmentIds: Array.from({ length: 10 }, (_each, index) => idOf(`e${index}x`)) }, []],
  [
    { equipmentIds: Array.from({ length: 11 }, (_each, index) => idOf(`e${index}x`)) },
    ['equipmentIds: No puede haber más de 10'],
  ],
  [{ underWarranty: 'sí' }, ['underWarranty: Elige una opción de la lista']],
])('a service with %j reports %j', (changes, wrong) => {
  expect(wrongIn(changes)).toEqual(wrong);
});

test('a follow-up requires only a title', () => {
  const followUp = readingOf(followUpSchema(), { title: 'Cambiar el vaso' });
  expect(followUp.valueOf()).toEqual({ title: 'Cambiar el vaso', description: null, notBefore: null });
  expect(followUp.valueOf({ description: ' a\r\nb ', notBefore: START })).toMatchObject({
    description: 'a\nb',
    notBefore: new Date(START),
  });
  expect(followUp.requiredIn()).toEqual([`title: ${REQUIRED}`]);
  expect(followUp.wrongIn({ notBefore: 'x' })).toEqual([`notBefore: ${INSTANT}`]);
});

describe('the service form', () => {
  const form = readingOf(serviceFormSchema(), { ...good, durationMinutes: 90 });

  test('requires a duration in steps of five minutes', () => {
    expect(form.valueOf()).toMatchObject({ title: 'No calienta el agua', durationMinutes: 90 });
    expect(form.wrongIn({ durationMinutes: 52 })).toEqual([`durationMinutes: ${MESSAGES.duration}`]);
  });

  test('has the rules between fields too', () => {
    const late = { notBefore: '2026-11-24T10:00:00.000Z', ...promised(START, END) };
    expect(form.wrongIn(late)).toEqual([`notBefore: ${MESSAGES.notBeforeAfterWindow}`]);
  });
});

test('windowProblems reports a window in the past at its end', () => {
  const end = new Date(END);
  const wrong = [{ path: 'promisedWindow.end', message: 'Ya ha pasado' }];
  expect(windowProblems({ end }, end)).toEqual(wrong);
  expect(windowProblems({ end }, new Date('2026-11-24T09:59:59.999Z'))).toEqual([]);
  expect(windowProblems(null, end)).toEqual([]);
  expect(windowProblems({ end: 'x' }, end)).toEqual([]);
});

describe('the first service of a new client', () => {
  const reading = readingOf(firstServiceSchema(), good);

  test('has the fields of a service except client, site and equipment', () => {
    expect(reading.valueOf({ equipmentIds: ['x'] })).toEqual({
      ...{ typeId: good.typeId, title: 'No calienta el agua', description: null, priority: 'URGENT' },
      ...{ notBefore: null, promisedWindow: null },
    });
    expect(reading.requiredIn()).toEqual([`typeId: ${REQUIRED}`, `title: ${REQUIRED}`]);
  });

  test('requires a priority in the form only', () => {
    expect(readingOf(firstServiceFormSchema(), good).requiredIn()).toContain(`priority: ${REQUIRED}`);
    expect(reading.valueOf({ priority: null })).toMatchObject({ priority: null });
  });

  test('has the rules between dates too', () => {
    expect(reading.wrongIn({ ...promised(START, END), notBefore: END })).toEqual([
      'notBefore: No puede ser posterior a la franja prometida',
    ]);
  });
});
