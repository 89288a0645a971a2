import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SaveServiceTypeInput } from '../gql/graphql.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  change,
  changed,
  empty,
  log,
  SERVICE_TYPE,
  stored,
  type SettingsInput,
  type SettingsMutation,
} from '../kits/settings-kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());
beforeEach(() => empty(kit, ['settings', 'audit', 'prospects', 'sites', 'services']));

const save = <Name extends SettingsMutation>(name: Name, input: SettingsInput<Name>) =>
  change(kit, admin, name, input);
const addSkill = async (name: string, version = 0) =>
  (await changed(kit, admin, 'saveSkill', { name, version })).skills;
const firstId = ({ values }: { values: { id: string }[] }) => values[0]?.id ?? 'nobody';

describe('a list of values', () => {
  test('keeps the order of creation, with unique ids', async () => {
    await addSkill(' Gas ');
    const { values, version } = await addSkill('Climatización', 1);
    expect(values.map(({ name, retired }) => [name, retired])).toEqual([
      ['Gas', false],
      ['Climatización', false],
    ]);
    expect(version).toBe(2);
    expect(new Set(values.map(({ id }) => id)).size).toBe(2);
    for (const { id } of values) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  test('renames a value, which stays retired', async () => {
    const id = firstId(await addSkill('Gas'));
    await save('retireValue', { kind: 'SKILL', id, version: 1 });
    expect(await save('saveSkill', { id, name: 'Gas y gasóleo', version: 2 })).toEqual({
      __typename: 'SkillsSuccess',
      skills: { values: [{ id, name: 'Gas y gasóleo', retired: true }], version: 3 },
    });
  });

  test.each(['GAS NATÚRAL', ' gas  natural ', 'Gas natural'])(
    'refuses %j as a duplicate of «Gas natural»',
    async (name) => {
      const id = firstId(await addSkill('Gas natural'));
      expect(await save('saveSkill', { name, version: 1 })).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'name', message: 'Ya existe' }],
      });
      expect(await save('saveSkill', { id, name, version: 1 })).toMatchObject({
        __typename: 'SkillsSuccess',
      });
    },
  );

  test('returns notFound for an unknown id', async () => {
    for (const id of ['nobody', '', '.', 'a/b', '__x__']) {
      expect(await save('saveSkill', { id, name: 'Gas', version: 0 })).toMatchObject({
        __typename: 'NotFoundError',
      });
      const value = { kind: 'SKILL', id, version: 0 } as const;
      expect(await save('dropValue', value)).toMatchObject({ __typename: 'NotFoundError' });
      expect(await save('dropHoliday', { id, version: 0 })).toMatchObject({ __typename: 'NotFoundError' });
    }
    expect(await stored(kit, 'skills')).toBeUndefined();
  });

  test('returns a conflict with the current list for a stale version', async () => {
    await addSkill('Gas');
    expect(await save('saveSkill', { name: 'Frío', version: 0 })).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'SkillList', version: 1, values: [{ name: 'Gas' }] },
    });
    const late = { kind: 'SKILL', id: 'nobody', version: 0 } as const;
    expect(await save('retireValue', late)).toMatchObject({ current: { __typename: 'SkillList' } });
  });

  test('has at most 200 values', async () => {
    const values = Array.from({ length: 200 }, (_, index) => ({
      id: `v${index}`,
      name: `Valor ${index}`,
      retired: false,
    }));
    await kit.firestore.doc('settings/skills').set({ values, version: 7 });
    expect(await save('saveSkill', { name: 'Una más', version: 7 })).toMatchObject({
      fields: [{ path: 'name', message: 'No puede haber más de 200' }],
    });
  });

  test('refuses a list too long for the audit', async () => {
    const values = Array.from({ length: 100 }, (_, index) => ({
      ...{ ...SERVICE_TYPE, instructions: 'x'.repeat(3_900) },
      ...{ id: `v${index}`, name: `Tipo ${index}`, retired: false },
    }));
    await kit.firestore.doc('settings/serviceTypes').set({ values, version: 1 });
    expect(await save('saveServiceType', { ...SERVICE_TYPE, version: 1 })).toMatchObject({
      fields: [{ path: 'name', message: 'La lista es demasiado larga' }],
    });
  });

  test('is audited before and after a change', async () => {
    const id = firstId(await addSkill('Gas'));
    await save('retireValue', { kind: 'SKILL', id, version: 1 });
    const value = { id, name: 'Gas', retired: false };
    expect(await log(kit)).toMatchObject([
      { action: 'saveSkill', before: { values: [] }, after: { values: [value] } },
      {
        action: 'retireValue',
        before: { values: [value] },
        after: { values: [{ ...value, retired: true }] },
      },
    ]);
  });
});

describe('zones, reasons and holidays', () => {
  test('a zone has sorted unique postal prefixes and refuses invalid ones', async () => {
    const { values } = (
      await changed(kit, admin, 'saveZone', {
        ...{ name: 'Centro', postalPrefixes: ['28013', '28004', '28013'], version: 0 },
      })
    ).zones;
    expect(values).toMatchObject([{ name: 'Centro', postalPrefixes: ['28004', '28013'], retired: false }]);
    const wrong = { name: 'Norte', postalPrefixes: ['99'], version: 1 };
    expect(await save('saveZone', wrong)).toMatchObject({ fields: [{ path: 'postalPrefixes' }] });
  });

  test('each list of reasons is separate, within one settings section', async () => {
    await save('saveReason', { kind: 'LOST_REASON', name: 'Precio', version: 0 });
    const answer = await save('saveReason', { kind: 'HOLD_REASON', name: 'Precio', version: 1 });
    expect(answer).toMatchObject({
      reasons: {
        ...{ prospectSources: [], cancelReasons: [], version: 2 },
        lostReasons: [{ name: 'Precio', retired: false }],
        holdReasons: [{ name: 'Precio', retired: false }],
      },
    });
    const again = { kind: 'LOST_REASON', name: 'PRECIO', version: 2 } as const;
    expect(await save('saveReason', again)).toMatchObject({
      fields: [{ path: 'name', message: 'Ya existe' }],
    });
    expect(await save('saveReason', { ...again, version: 1 })).toMatchObject({
      current: { __typename: 'ReasonList', lostReasons: [{ name: 'Precio' }] },
    });
  });

  test('holidays are sorted by date, unique per day, and can be moved and removed', async () => {
    await save('saveHoliday', { date: '2026-12-25', name: 'Navidad', version: 0 });
    const answer = await save('saveHoliday', { date: '2026-05-15', name: 'San Isidro', version: 1 });
    const values = answer.holidays?.values ?? [];
    expect(values.map(({ name }) => name)).toEqual(['San Isidro', 'Navidad']);
    const id = firstId({ values });
    const same = { date: '2026-12-25', name: 'Otra', version: 2 };
    const taken = { fields: [{ path: 'date', message: 'Ya existe' }] };
    expect(await save('saveHoliday', same)).toMatchObject(taken);
    expect(await save('saveHoliday', { ...same, id })).toMatchObject(taken);
    expect(await save('saveHoliday', { ...same, date: '2026-02-30' })).toMatchObject({
      fields: [{ path: 'date', message: 'Indica una fecha válida' }],
    });
    const moved = await save('saveHoliday', { id, date: '2027-05-15', name: 'San Isidro', version: 2 });
    expect(moved.holidays?.values.map(({ name }) => name)).toEqual(['Navidad', 'San Isidro']);
    const dropped = await save('dropHoliday', { id, version: 3 });
    expect(dropped).toMatchObject({ holidays: { values: [{ name: 'Navidad' }], version: 4 } });
    expect(await save('dropHoliday', { id, version: 3 })).toMatchObject({
      current: { __typename: 'HolidayList', version: 4 },
    });
  });
});

describe('a service type', () => {
  test('is stored completely', async () => {
    const skillIds = (await addSkill('Gas')).values.map(({ id }) => id);
    const { values, version } = (
      await changed(kit, admin, 'saveServiceType', {
        ...{ ...SERVICE_TYPE, skillIds, version: 0 },
      })
    ).serviceTypes;
    const id = firstId({ values });
    expect(values).toEqual([{ ...SERVICE_TYPE, skillIds, id, retired: false }]);
    const other = { ...SERVICE_TYPE, id, checklist: [], instructions: ' ', skillIds: [], version };
    const answer = await save('saveServiceType', other);
    expect(answer).toMatchObject({
      serviceTypes: { values: [{ id, checklist: [], instructions: null, skillIds: [] }], version: 2 },
    });
  });

  test('refuses unknown skills, and keeps a retired skill only where it was used before', async () => {
    const unknown = { ...SERVICE_TYPE, skillIds: ['nobody'], version: 0 };
    const refused = { fields: [{ path: 'skillIds', message: 'No existe o ya no se puede elegir' }] };
    expect(await save('saveServiceType', unknown)).toMatchObject(refused);
    const id = firstId(await addSkill('Gas'));
    const input = { ...SERVICE_TYPE, skillIds: [id] };
    const type = firstId(
      (await changed(kit, admin, 'saveServiceType', { ...input, version: 0 })).serviceTypes,
    );
    await save('retireValue', { kind: 'SKILL', id, version: 1 });
    expect(await save('saveServiceType', { ...input, name: 'Otro', version: 1 })).toMatchObject(refused);
    const kept = await save('saveServiceType', { ...input, id: type, minPhotos: 5, version: 1 });
    expect(kept).toMatchObject({ serviceTypes: { values: [{ minPhotos: 5 }] } });
  });

  test('returns errors with their position in the checklist', async () => {
    const checklist: SaveServiceTypeInput['checklist'] = [
      { text: ' ', kind: 'TEXT', required: false },
      { text: 'Estado', kind: 'CHOICE', options: ['Bien'], required: true },
    ];
    const input = { ...SERVICE_TYPE, durationMinutes: 17, checklist, version: 0 };
    const { fields } = await save('saveServiceType', input);
    expect(fields?.map(({ path }) => path)).toEqual([
      'durationMinutes',
      'checklist.0.text',
      'checklist.1.options',
    ]);
  });
});
