import { serviceFormSchema } from '@cuadrilla/domain/inputs/services/service.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { expect, test } from 'vitest';
import {
  newServiceValues,
  serviceValues,
  toServiceInput,
  type KnownInstants,
  type ServiceValues,
} from './service-values.ts';

const id = (text: string) => text.padEnd(20, '0');
const known = { clientId: id('c'), siteId: id('s'), equipmentIds: [], follows: null };
const VALUES: ServiceValues = {
  ...newServiceValues(known, id('u')),
  typeId: id('t'),
  title: 'No calienta el agua',
  priority: 'URGENT',
  durationMinutes: '90',
};

const window = (day: string, start: string, end: string) => ({ promisedWindow: { day, start, end } });

function read(over: Partial<ServiceValues>, before: KnownInstants | null = null) {
  const result = validate(serviceFormSchema(), toServiceInput({ ...VALUES, ...over }, before));
  return result.ok ? result.value : result.fields.map(({ path }) => path);
}

test('without a time window the promised window is null', () => {
  expect(read({})).toMatchObject({ promisedWindow: null, notBefore: null, durationMinutes: 90 });
});

test('times are in the company’s time zone, in winter and summer', () => {
  expect(read(window('2026-11-24', '13:00', '15:00'))).toMatchObject({
    promisedWindow: { start: new Date('2026-11-24T12:00Z'), end: new Date('2026-11-24T14:00Z') },
  });
  expect(read({ notBefore: '2026-07-01' })).toMatchObject({ notBefore: new Date('2026-06-30T22:00Z') });
});

test('a window that ends before it starts ends on the next day, also when the clocks change', () => {
  expect(read(window('2026-10-24', '22:00', '04:00'))).toMatchObject({
    promisedWindow: { start: new Date('2026-10-24T20:00Z'), end: new Date('2026-10-25T03:00Z') },
  });
});

test.each([
  [window('2026-11-24', '13:00', ''), ['promisedWindow.end']],
  [window('2026-11-24', '13:00', '13:00'), ['promisedWindow.end']],
  [window('', '13:00', '15:00'), ['promisedWindow.start', 'promisedWindow.end']],
  [window('2026-11-24', '', ''), ['promisedWindow.start', 'promisedWindow.end']],
  [{ notBeforeTime: '08:00' }, ['notBefore']],
  [{ durationMinutes: 'media hora' }, ['durationMinutes']],
  [{ ...window('2026-11-24', '13:00', '15:00'), notBefore: '2026-11-25' }, ['notBefore']],
] as const)('%j has an error at %j', (over, paths) => {
  expect(read(over as Partial<ServiceValues>)).toEqual(paths);
});

test('unchanged instants keep their seconds', () => {
  const before = {
    notBefore: '2026-11-23T07:00:30.000Z',
    promisedWindow: { start: '2026-11-24T12:00:10.000Z', end: '2026-11-24T14:00:20.000Z' },
  };
  const service = {
    ...{ id: id('x'), version: 1, code: 'S-2026-0001', status: 'PENDING' as const },
    client: { id: id('c'), code: 'C-2026-0001', name: 'Ibiza' },
    site: { id: id('s'), name: 'Portal' },
    ...{ equipment: [], typeId: id('t'), typeName: 'Avería', title: 'Fuga', description: null },
    ...{ priority: 'HIGH' as const, durationMinutes: 60, owner: null, underWarranty: false },
    ...before,
  };
  const input = toServiceInput(serviceValues(service), service);
  expect(input).toMatchObject(before);
  const moved = { ...serviceValues(service), ...window('2026-11-24', '13:00', '16:00') };
  expect(toServiceInput(moved, service).promisedWindow).toEqual({
    start: before.promisedWindow.start,
    end: '2026-11-24T15:00:00.000Z',
  });
});
