import { describe, expect, test } from 'vitest';
import { ADMIN, inMemory } from '../unit/testing/test-unit.ts';
import { dropValue, restoreValue, retireValue } from './change-values.ts';
import { dropHoliday, saveHoliday } from './save-holiday.ts';
import { saveServiceType, saveSkill } from './save-values.ts';
import { setCompanyLogo } from './set-company-logo.ts';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { DefaultLine } from '@cuadrilla/domain/records/settings/service-type.ts';
import type { ServiceType } from './settings.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { updateBuffers, updateCompany } from './update-sections.ts';

const value = (id: string, retired = false) => ({ id, name: `Valor ${id}`, retired });
const SKILLS = { skills: { values: [value('gas'), value('fax', true)] } };
const REQUIRED: Omit<ServiceType, 'id' | 'name' | 'retired' | 'instructions'> = {
  ...{ category: 'BREAKDOWN', durationMinutes: 60, priority: 'NORMAL' },
  ...{ checklist: [], skillIds: ['gas'], requiresSignature: false, minPhotos: 0 },
};
const FIELDS = { ...REQUIRED, instructions: null };
const TYPE: ServiceType = { ...FIELDS, ...value('boiler') };
const HOLIDAYS = { holidays: { values: [{ id: 'h', date: '2026-12-25', name: 'Navidad' }] } };

type World = NonNullable<Parameters<typeof inMemory>[0]>;

const given = (settings: World['settings'] = {}, world: World = {}) => inMemory({ settings, ...world });

describe('saving a settings value', () => {
  const save = (input: Partial<Parameters<typeof saveSkill>[2]>) => {
    const { deps, found } = given(SKILLS);
    return { found, outcome: saveSkill(deps, ADMIN, { version: 1, name: 'Aire', ...input }, null) };
  };

  test('adds a new one at the end of the list', async () => {
    const { found, outcome } = save({});
    expect(await outcome).toEqual({ kind: 'done', ids: ['skills'] });
    const added = { id: 'new1', name: 'Aire', retired: false };
    expect(found.sections.get('skills')).toMatchObject({ values: [value('gas'), value('fax', true), added] });
  });

  test('renames one in place, which stays retired', async () => {
    const { found, outcome } = save({ id: 'fax' });
    await outcome;
    const renamed = { ...value('fax', true), name: 'Aire' };
    expect(found.sections.get('skills')).toMatchObject({ values: [value('gas'), renamed] });
  });

  test.each([
    [{ version: 7 }, { kind: 'conflict' }],
    [{ id: 'nobody' }, { kind: 'notFound' }],
    [{ name: 'VALOR  GAS' }, { kind: 'invalid', fields: [{ path: 'name', message: 'Ya existe' }] }],
  ])('with %j returns %j', async (input, expected) => {
    const { found, outcome } = save(input);
    expect(await outcome).toEqual(expected);
    expect(found.sections.size).toBe(0);
  });

  test('for a service type requires skills that are active or already used', async () => {
    const add = { ...FIELDS, version: 1, name: 'Otra', skillIds: ['fax'] };
    expect(await saveServiceType(given(SKILLS).deps, ADMIN, add, null)).toEqual({
      ...{ kind: 'invalid', fields: [{ path: 'skillIds', message: MESSAGES.unavailable }] },
    });
    const types = { serviceTypes: { values: [{ ...TYPE, skillIds: ['fax'] }] } };
    const { deps } = given({ ...SKILLS, ...types });
    expect((await saveServiceType(deps, ADMIN, { ...add, id: 'boiler' }, null)).kind).toBe('done');
  });
});

describe('the default lines of a service type', () => {
  const lineOf = (itemId: string) => ({ itemId, quantityMilli: 1_000 });
  const meta = { createdAt: new Date(0), updatedAt: new Date(0), version: 1 };
  const items = ['used', 'away'].map((id) => ({
    ...emptyRecord(ITEM),
    ...meta,
    id,
    archived: id === 'away',
  }));
  const save = (defaultLines: DefaultLine[] | undefined, before: DefaultLine[] = [lineOf('away')]) => {
    const types = { serviceTypes: { values: [{ ...TYPE, defaultLines: before }] } };
    const { deps, found } = given({ ...SKILLS, ...types }, { items });
    const input = {
      ...FIELDS,
      version: 1,
      id: 'boiler',
      name: 'Caldera',
      ...(defaultLines && { defaultLines }),
    };
    return { found, outcome: saveServiceType(deps, ADMIN, input, null) };
  };
  const stored = ({ found }: ReturnType<typeof save>) =>
    (found.sections.get('serviceTypes') as unknown as { values: ServiceType[] } | undefined)?.values[0]
      ?.defaultLines;

  test.each([
    ['are kept if an older app omits them', undefined, [lineOf('away')]],
    [
      'are active items or those already there',
      [lineOf('used'), lineOf('away')],
      [lineOf('used'), lineOf('away')],
    ],
    ['can be empty', [], []],
  ])('%s', async (_what, sent, expected) => {
    const saved = save(sent);
    expect(await saved.outcome).toMatchObject({ kind: 'done' });
    expect(stored(saved)).toEqual(expected);
  });

  test.each(['away', 'gone'])('cannot include the item that is %s', async (id) => {
    const outcome = await save([lineOf('used'), lineOf(id)], []).outcome;
    expect(outcome).toMatchObject({ fields: [{ path: 'defaultLines.1.itemId' }] });
  });
});

describe('an input of an older app', () => {
  const COMPANY = {
    ...{ name: 'Frío Sur', nif: 'B12345674', phone: '+34910000000', email: 'hola@frio.es' },
    ...{ timeZone: 'Europe/Madrid', agentsApproveAbsences: true, pricesOnReport: false },
    address: { street: 'Mayor', number: '1', floor: null, postalCode: '28013', city: 'Madrid' },
  };
  const change = { version: 1, name: 'Frío Norte', timeZone: 'Europe/Madrid' };

  test('keeps company fields it does not send', async () => {
    const { deps, found } = given({ company: COMPANY });
    expect((await updateCompany(deps, ADMIN, change, null)).kind).toBe('done');
    expect(found.sections.get('company')).toMatchObject({ ...COMPANY, name: 'Frío Norte' });
  });

  test('keeps flags that it sends as null', async () => {
    const { deps, found } = given({ company: COMPANY });
    const none = { agentsApproveAbsences: null, pricesOnReport: null };
    expect((await updateCompany(deps, ADMIN, { ...change, ...none }, null)).kind).toBe('done');
    expect(found.sections.get('company')).toMatchObject({ ...COMPANY, name: 'Frío Norte' });
  });

  test('clears company fields it sends as null', async () => {
    const { deps, found } = given({ company: COMPANY });
    const none = { nif: null, address: null, phone: null, email: null };
    expect((await updateCompany(deps, ADMIN, { ...change, ...none }, null)).kind).toBe('done');
    expect(found.sections.get('company')).toMatchObject({ ...COMPANY, name: 'Frío Norte', ...none });
  });

  test.each([
    [{}, 'Cortar el gas'],
    [{ instructions: null }, null],
  ])('with %j stores the instructions %j', async (sent, instructions) => {
    const types = { serviceTypes: { values: [{ ...TYPE, instructions: 'Cortar el gas' }] } };
    const { deps, found } = given({ ...SKILLS, ...types });
    const input = { ...REQUIRED, ...sent, version: 1, id: 'boiler', name: 'Caldera' };
    expect((await saveServiceType(deps, ADMIN, input, null)).kind).toBe('done');
    const values = [{ ...TYPE, name: 'Caldera', instructions }];
    expect(found.sections.get('serviceTypes')).toMatchObject({ values });
  });
});

describe('a settings value', () => {
  const input = { kind: 'SKILL', id: 'gas', version: 1 } as const;

  test('can be retired and restored', async () => {
    const { deps, found } = given(SKILLS);
    await retireValue(deps, ADMIN, input, null);
    expect(found.sections.get('skills')).toMatchObject({ values: [value('gas', true), value('fax', true)] });
    await restoreValue(deps, ADMIN, { ...input, id: 'fax' }, null);
    expect(found.sections.get('skills')).toMatchObject({ values: [value('gas'), value('fax')] });
  });

  test('can be dropped if it is not in use', async () => {
    const { deps, found } = given(SKILLS);
    expect((await dropValue(deps, ADMIN, input, null)).kind).toBe('done');
    expect(found.sections.get('skills')).toMatchObject({ values: [value('fax', true)] });
  });

  test('in use cannot be dropped, and the users are named', async () => {
    const settings = { ...SKILLS, serviceTypes: { values: [TYPE] } };
    const { deps, found } = given(settings, { valueUsers: ['users'] });
    expect(await dropValue(deps, ADMIN, input, null)).toEqual({
      kind: 'inUse',
      message:
        'No se puede eliminar «Valor gas» porque lo usa algún técnico y algún tipo de servicio. Retíralo para que no se vuelva a elegir',
    });
    expect(found.sections.size).toBe(0);
  });

  test.each([retireValue, restoreValue, dropValue])('is addressed by id and version', async (act) => {
    const { deps } = given(SKILLS);
    expect(await act(deps, ADMIN, { ...input, version: 7 }, null)).toEqual({ kind: 'conflict' });
    expect(await act(deps, ADMIN, { ...input, id: 'nobody' }, null)).toEqual({ kind: 'notFound' });
  });
});

describe('a holiday', () => {
  const added = { version: 1, date: '2026-12-08', name: 'Inmaculada' };

  test('is added in order of date', async () => {
    const { deps, found } = given(HOLIDAYS);
    expect((await saveHoliday(deps, ADMIN, added, null)).kind).toBe('done');
    expect(found.sections.get('holidays')).toMatchObject({ values: [{ id: 'new1' }, { id: 'h' }] });
  });

  test.each([
    [{ version: 7 }, { kind: 'conflict' }],
    [{ id: 'nobody' }, { kind: 'notFound' }],
    [{ date: '2026-12-25' }, { kind: 'invalid', fields: [{ path: 'date', message: 'Ya existe' }] }],
  ])('with %j returns %j', async (input, expected) => {
    const { deps } = given(HOLIDAYS);
    expect(await saveHoliday(deps, ADMIN, { ...added, ...input }, null)).toEqual(expected);
  });

  test('can be dropped by id', async () => {
    const { deps, found } = given(HOLIDAYS);
    expect(await dropHoliday(deps, ADMIN, { id: 'nobody', version: 1 }, null)).toEqual({ kind: 'notFound' });
    expect((await dropHoliday(deps, ADMIN, { id: 'h', version: 1 }, null)).kind).toBe('done');
    expect(found.sections.get('holidays')).toMatchObject({ values: [] });
  });
});

describe('a settings section', () => {
  test('keeps response times that were not sent', async () => {
    const { deps, found } = given({ buffers: { low: 50, normal: 40 } });
    const input = { version: 1, low: 60, normal: 40, high: 24, urgent: 8, firstResponse: 24 };
    expect((await updateBuffers(deps, ADMIN, input, null)).kind).toBe('done');
    expect(found.sections.get('buffers')).toMatchObject({ low: 60, lowClock: 'CALENDAR' });
  });

  test('returns a conflict for a stale version', async () => {
    expect(await setCompanyLogo(given().deps, ADMIN, { version: 7, png: null }, null)).toEqual({
      kind: 'conflict',
    });
  });

  test('refuses a logo that is not an image', async () => {
    const outcome = await setCompanyLogo(given().deps, ADMIN, { version: 1, png: 'AAAA' }, null);
    expect(outcome).toMatchObject({ kind: 'invalid', fields: [{ path: 'png' }] });
  });
});
