import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
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

describe('a catalogue value in use', () => {
  const uses = [
    ['SKILL', 'users', (id: string) => ({ profile: { skillIds: [id] } }), 'algún técnico'],
    ['ZONE', 'users', (id: string) => ({ profile: { zoneIds: [id] } }), 'algún técnico'],
    ['ZONE', 'sites', (id: string) => ({ zoneId: id }), 'alguna ubicación'],
    ['SERVICE_TYPE', 'prospects', (id: string) => ({ interestIds: [id] }), 'algún prospecto'],
    ['SERVICE_TYPE', 'services', (id: string) => ({ typeId: id }), 'algún servicio'],
    ['PROSPECT_SOURCE', 'prospects', (id: string) => ({ sourceId: id }), 'algún prospecto'],
    ['LOST_REASON', 'prospects', (id: string) => ({ lostReasonId: id }), 'algún prospecto'],
    ['CANCEL_REASON', 'services', (id: string) => ({ cancelReasonId: id }), 'algún servicio'],
    ['HOLD_REASON', 'services', (id: string) => ({ holdReasonId: id }), 'algún servicio'],
  ] as const;
  const places: Record<(typeof uses)[number][0], readonly [section: string, field: string]> = {
    SKILL: ['skills', 'values'],
    ZONE: ['zones', 'values'],
    SERVICE_TYPE: ['serviceTypes', 'values'],
    PROSPECT_SOURCE: ['reasons', 'prospectSources'],
    LOST_REASON: ['reasons', 'lostReasons'],
    CANCEL_REASON: ['reasons', 'cancelReasons'],
    HOLD_REASON: ['reasons', 'holdReasons'],
  };

  test.each(uses)('of kind %s in %s can be retired but not dropped', async (kind, collection, user, who) => {
    const [section, field] = places[kind];
    const names = async () =>
      ((await stored(kit, section))?.[field] as { name: string; retired: boolean }[]).map(
        ({ name, retired }) => `${name} ${retired}`,
      );
    const value = { ...SERVICE_TYPE, id: 'used', name: 'Usado', retired: false, postalPrefixes: ['28'] };
    await kit.firestore.doc(`settings/${section}`).set({ [field]: [value], version: 1 });
    const ref = kit.firestore.collection(collection).doc('user');
    await ref.set(user('used'));
    const input = { kind, id: 'used', version: 1 };
    expect(await save('dropValue', input)).toEqual({
      __typename: 'InUseError',
      message: `No se puede eliminar «Usado» porque lo usa ${who}. Retíralo para que no se vuelva a elegir`,
    });
    expect(await save('retireValue', input)).toMatchObject({ __typename: 'CatalogValueSuccess' });
    expect(await names()).toEqual(['Usado true']);
    await ref.delete();
    const dropped = await save('dropValue', { ...input, version: 2 });
    expect(dropped).toMatchObject({ __typename: 'CatalogValueSuccess' });
    expect(await names()).toEqual([]);
  });

  test('names everything that uses it when refused', async () => {
    const id = firstId(await addSkill('Gas'));
    await save('saveServiceType', { ...SERVICE_TYPE, skillIds: [id], version: 0 });
    const ref = kit.firestore.doc('users/somebody');
    await ref.set({ profile: { skillIds: [id] } });
    const { message } = await save('dropValue', { kind: 'SKILL', id, version: 1 });
    expect(message).toContain('lo usa algún técnico y algún tipo de servicio');
    await ref.delete();
  });

  test('can be retired and restored, and repeating either writes nothing', async () => {
    const id = firstId(await addSkill('Gas'));
    const input = { kind: 'SKILL', id } as const;
    for (const version of [1, 2]) await save('retireValue', { ...input, version });
    const answer = await save('restoreValue', { ...input, version: 2 });
    expect(answer).toMatchObject({ settings: { skills: { values: [{ retired: false }], version: 3 } } });
    expect(await log(kit)).toHaveLength(3);
  });
});

describe('the catalogue', () => {
  test('is sorted in Spanish alphabetical order and includes retired values', async () => {
    await addSkill('Ñandú');
    await addSkill('Oxicorte', 1);
    const { values } = await addSkill('Álgebra', 2);
    await save('retireValue', { kind: 'SKILL', id: values[1]?.id ?? '', version: 3 });
    expect(
      await execute(kit, admin, gql(`query CatalogValues { catalog { skills { name retired } } }`)),
    ).toEqual({
      catalog: {
        skills: [
          { name: 'Álgebra', retired: false },
          { name: 'Ñandú', retired: false },
          { name: 'Oxicorte', retired: true },
        ],
      },
    });
  });
});
