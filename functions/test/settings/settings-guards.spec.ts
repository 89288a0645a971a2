import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { COMPANY, mutationOf, SERVICE_TYPE, SETTINGS_MUTATIONS } from '../kits/settings-kit.ts';

const BUFFERS = { low: 100, normal: 50, high: 20, urgent: 4, firstResponse: 12 };

let kit: Kit;
let agent: Person;
let technician: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [agent, technician] = await Promise.all([kit.given.agent(), kit.given.technician()]);
});
afterAll(() => kit.stop());

describe('access to the settings', () => {
  const HOURS = { hours: DEFAULT_WEEKLY_HOURS };
  const VALUE = { kind: 'SKILL', id: 'x' };
  const inputs: Record<(typeof SETTINGS_MUTATIONS)[number], object> = {
    updateCompany: COMPANY,
    updateWorkingHours: HOURS,
    setCompanyLogo: { png: null },
    updateBuffers: BUFFERS,
    updatePasswords: { minLength: 8, refuseCommon: true, changeFirst: true },
    saveServiceType: SERVICE_TYPE,
    saveSkill: { name: 'Gas' },
    saveZone: { name: 'Norte', postalPrefixes: ['28'] },
    saveReason: { kind: 'LOST_REASON', name: 'Precio' },
    saveHoliday: { date: '2026-12-25', name: 'Navidad' },
    dropHoliday: { id: 'x' },
    ...{ retireValue: VALUE, restoreValue: VALUE, dropValue: VALUE },
  };

  test.each(SETTINGS_MUTATIONS)('%s is for administrators only', async (name) => {
    const operation = { query: mutationOf(name), variables: { input: { version: 0, ...inputs[name] } } };
    for (const person of [agent, technician]) {
      const { errors } = await kit.send(operation, person);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    expect((await kit.firestore.collection('settings').get()).size).toBe(0);
  });

  test('a technician can read the catalogue but not the settings', async () => {
    const { errors } = await kit.send({ query: '{ settings { company { name } } }' }, technician);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const query = gql(
      `query SettingsGuardsCatalog { catalog { timeZone skills { name } holdReasons { name } } }`,
    );
    expect(await execute(kit, technician, query)).toEqual({
      catalog: { timeZone: 'Europe/Madrid', skills: [], holdReasons: [] },
    });
  });
});
