import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { clearProject, execute, executeText, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { change, COMPANY, empty, log, stored } from '../kits/settings-kit.ts';

const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const BUFFERS = { low: 100, normal: 50, high: 20, urgent: 4, firstResponse: 12 };

let kit: Kit;
let admin: Person;
let agent: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(() => empty(kit, ['settings', 'audit', 'keys']));

describe('settings that were never changed', () => {
  test('have default values at version 0', async () => {
    const query = gql(`query Settings { settings {
      company { name nif address { street } phone email timeZone agentsApproveAbsences pricesOnReport version }
      workingHours { hours { mon { from to } fri { from to } sun { from to } } version }
      buffers { low normal high urgent lowClock highClock urgentClock firstResponse version }
      serviceTypes { values { id } version } skills { values { id } version } zones { values { id } version }
      holidays { values { id } version }
      reasons { prospectSources { id } lostReasons { id } cancelReasons { id } holdReasons { id } version }
    } }`);
    const empty = { values: [], version: 0 };
    const { mon, fri, sun } = DEFAULT_WEEKLY_HOURS;
    expect(await execute(kit, agent, query)).toEqual({
      settings: {
        company: {
          name: 'Mi empresa',
          nif: null,
          address: null,
          phone: null,
          email: null,
          timeZone: 'Europe/Madrid',
          agentsApproveAbsences: false,
          pricesOnReport: true,
          version: 0,
        },
        workingHours: { hours: { mon, fri, sun }, version: 0 },
        buffers: {
          ...{ low: 72, normal: 48, high: 24, urgent: 8, firstResponse: 24, version: 0 },
          ...{ lowClock: 'CALENDAR', highClock: 'CALENDAR', urgentClock: 'CALENDAR' },
        },
        ...{ serviceTypes: empty, skills: empty, zones: empty, holidays: empty },
        reasons: { prospectSources: [], lostReasons: [], cancelReasons: [], holdReasons: [], version: 0 },
      },
    });
  });

  test('cost one read per requested section and request', async () => {
    const readsOf = async (query: string) => {
      tally.reads = 0;
      await executeText(kit, admin, query);
      return tally.reads;
    };
    expect(await readsOf('{ settings { __typename } }')).toBe(1);
    expect(await readsOf('{ settings { company { name } } again: settings { company { nif } } }')).toBe(2);
    expect(
      await readsOf(
        '{ settings { reasons { version } } catalog { timeZone lostReasons { id } skills { id } } }',
      ),
    ).toBe(4);
  });
});

describe('updateCompany', () => {
  test('stores the normalized section with its version and author', async () => {
    const answer = await change(kit, admin, 'updateCompany', { version: 0, ...COMPANY });
    const { address } = COMPANY;
    const company = {
      ...COMPANY,
      name: 'Térmica Manzanares, S. L.',
      nif: 'B12345674',
      phone: '+34910000000',
    };
    expect(answer).toEqual({
      __typename: 'CompanySuccess',
      company: {
        ...company,
        email: 'hola@ejemplo.es',
        address: { ...address, province: 'Madrid' },
        version: 1,
      },
    });
    expect(await stored(kit, 'company')).toMatchObject({
      ...{ ...company, email: 'hola@ejemplo.es', address },
      ...{ version: 1, updatedBy: admin.uid },
    });
  });

  test('reads a missing setting as its default', async () => {
    await change(kit, admin, 'updateCompany', { version: 0, ...COMPANY });
    await kit.firestore.doc('settings/company').update({ pricesOnReport: FieldValue.delete() });
    const query = gql(`query Settings2 { settings { company { pricesOnReport } } }`);
    expect(await execute(kit, agent, query)).toEqual({ settings: { company: { pricesOnReport: true } } });
  });

  test('returns an error for each invalid field, and writes nothing', async () => {
    const input = {
      ...COMPANY,
      name: ' ',
      nif: 'B12345670',
      timeZone: '+01:00',
      address: { street: 'Mayor' },
    };
    expect(await change(kit, admin, 'updateCompany', { version: 0, ...input })).toMatchObject({
      __typename: 'ValidationError',
      fields: [
        { path: 'name', message: 'Este campo es requerido' },
        { path: 'nif', message: 'Indica un NIF válido' },
        { path: 'address.postalCode', message: 'Este campo es requerido' },
        { path: 'address.city', message: 'Este campo es requerido' },
        { path: 'timeZone', message: 'Indica una zona horaria válida' },
      ],
    });
    expect(await stored(kit, 'company')).toBeUndefined();
    expect(await log(kit)).toEqual([]);
  });

  test('returns a conflict with the current section for a stale version', async () => {
    await change(kit, admin, 'updateCompany', { version: 0, ...COMPANY });
    const late = await change(kit, admin, 'updateCompany', { version: 0, ...COMPANY, name: 'Otra' });
    expect(late).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'CompanySettings', name: 'Térmica Manzanares, S. L.', version: 1 },
    });
    expect(await stored(kit, 'company')).toMatchObject({ name: 'Térmica Manzanares, S. L.' });
  });

  test('writes nothing if nothing changes', async () => {
    await change(kit, admin, 'updateCompany', { version: 0, ...COMPANY });
    const again = await change(kit, admin, 'updateCompany', { version: 1, ...COMPANY });
    expect(again).toMatchObject({ company: { version: 1 } });
    expect(await log(kit)).toHaveLength(1);
  });

  test('is audited, and replaying the entries gives the document', async () => {
    await change(kit, admin, 'updateCompany', { version: 0, ...COMPANY });
    await change(kit, admin, 'updateCompany', { version: 1, ...COMPANY, name: 'Otra', phone: null });
    const [first, second] = await log(kit);
    expect(second).toMatchObject({
      ...{ action: 'updateCompany', actor: admin.uid, entityId: 'company', on: ['SETTINGS_company'] },
      before: { name: 'Térmica Manzanares, S. L.', phone: '+34910000000' },
      after: { name: 'Otra', phone: null },
    });
    expect(await stored(kit, 'company')).toMatchObject({ ...first?.['after'], ...second?.['after'] });
  });
});

describe('updateWorkingHours', () => {
  const hours = { ...DEFAULT_WEEKLY_HOURS, sun: [{ from: '10:00', to: '24:00' }] };

  test('stores the weekly hours', async () => {
    expect(await change(kit, admin, 'updateWorkingHours', { version: 0, hours })).toEqual({
      __typename: 'WorkingHoursSuccess',
      workingHours: { hours: { mon: hours.mon, sun: hours.sun }, version: 1 },
    });
  });

  test('refuses overlapping spans at their field', async () => {
    const mon = [
      { from: '08:00', to: '14:00' },
      { from: '13:00', to: '18:00' },
    ];
    const answer = await change(kit, admin, 'updateWorkingHours', { version: 0, hours: { ...hours, mon } });
    expect(answer.fields).toEqual([
      { path: 'hours.mon.1.from', message: 'Este tramo se solapa con el anterior' },
    ]);
  });
});

describe('updateBuffers', () => {
  test('stores the response times', async () => {
    expect(await change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS })).toEqual({
      __typename: 'BuffersSuccess',
      buffers: { ...BUFFERS, version: 1 },
    });
  });

  test('keeps the clock of a priority that was not sent', async () => {
    const clocks = { lowClock: 'WORKING', urgentClock: 'WORKING' } as const;
    await change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS, ...clocks });
    await change(kit, admin, 'updateBuffers', { version: 1, ...BUFFERS, urgentClock: 'CALENDAR' });
    expect(await stored(kit, 'buffers')).toMatchObject({
      ...{ lowClock: 'WORKING', highClock: 'CALENDAR', urgentClock: 'CALENDAR', version: 2 },
    });
  });

  test('refuses a priority slower than a less urgent one', async () => {
    const answer = await change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS, urgent: 21 });
    expect(answer.fields?.map(({ path }) => path)).toEqual(['urgent']);
  });

  test('returns the first answer for a repeated key and writes once', async () => {
    const first = await change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS }, KEY);
    const again = await change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS }, KEY);
    expect(again).toEqual(first);
    expect(await log(kit)).toHaveLength(1);
    const other = await change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS, low: 200 }, KEY);
    expect(other.__typename).toBe('KeyReusedError');
  });

  test('of twenty simultaneous calls one succeeds and the others get a conflict', async () => {
    const lows = Array.from({ length: 20 }, (_, index) => 100 + index);
    const answers = await Promise.all(
      lows.map((low) => change(kit, admin, 'updateBuffers', { version: 0, ...BUFFERS, low })),
    );
    const names = answers.map(({ __typename }) => __typename).sort();
    expect(names).toEqual([...Array.from({ length: 19 }, () => 'ConflictError'), 'BuffersSuccess'].sort());
    expect(await stored(kit, 'buffers')).toMatchObject({ version: 1 });
    expect(await log(kit)).toHaveLength(1);
  }, 60_000);
});
