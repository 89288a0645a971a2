import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOGO_MESSAGES } from '@cuadrilla/domain/files/company-logo.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { completed, putParties, reportAs, richWork } from '../kits/report-kit.ts';
import { change, empty, log, LOGO, stored } from '../kits/settings-kit.ts';
import { endWorkInProgress, startWork, type Place } from '../kits/work-kit.ts';

const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

let kit: Kit;
let admin: Person;
let own: Person;
let place: Place;
beforeAll(async () => {
  const work = await startWork(() => new Date('2026-11-20T10:31:00Z'));
  ({ kit, place } = work);
  admin = work.people.ADMIN;
  own = work.people.OWN;
  await putParties(kit, place);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await empty(kit, ['logos', 'keys', 'audit']);
  await kit.firestore.doc('settings/logo').delete();
});

const setLogo = (input: { version: number; png: string | null }, key?: string) =>
  change(kit, admin, 'setCompanyLogo', input, key);
const logoNow = () =>
  execute(kit, admin, gql(`query CompanyLogoSettings { settings { logo { png version } } }`));

describe("the company's logo", () => {
  test('is null until it is set', async () => {
    expect(await logoNow()).toEqual({ settings: { logo: { png: null, version: 0 } } });
  });

  test('is set and removed, each with an audit entry holding only its hash', async () => {
    expect(await setLogo({ version: 0, png: LOGO })).toEqual({
      ...{ __typename: 'CompanyLogoSuccess', logo: { png: LOGO, version: 1 } },
    });
    const { sha256 } = (await stored(kit, 'logo')) as { sha256: string };
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    await setLogo({ version: 1, png: null });
    expect(await logoNow()).toEqual({ settings: { logo: { png: null, version: 2 } } });
    const entries = await log(kit);
    const hashes = entries.map(({ after }) => (after as { sha256: unknown }).sha256);
    expect(hashes).toHaveLength(2);
    expect(hashes).toEqual(expect.arrayContaining([sha256, null]));
  });

  test('is set once per key', async () => {
    await setLogo({ version: 0, png: LOGO }, KEY);
    expect(await setLogo({ version: 0, png: LOGO }, KEY)).toMatchObject({ logo: { version: 1 } });
    expect(await log(kit)).toHaveLength(1);
  });

  test('is refused at its field if it is not a PNG, and nothing is written', async () => {
    const png = Buffer.from('<svg/>').toString('base64');
    expect(await setLogo({ version: 0, png })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'png', message: LOGO_MESSAGES.format }],
    });
    expect(await stored(kit, 'logo')).toBeUndefined();
  });

  test('returns a conflict with the current logo for a stale version', async () => {
    await setLogo({ version: 0, png: LOGO });
    expect(await setLogo({ version: 0, png: null })).toMatchObject({
      ...{ __typename: 'ConflictError', current: { __typename: 'CompanyLogo', version: 1 } },
    });
  });

  test('stays on reports that were made with it', async () => {
    await endWorkInProgress(kit);
    await setLogo({ version: 0, png: LOGO });
    const { input } = await richWork(kit, [own], place);
    const id = await completed(kit, own, input);
    await setLogo({ version: 1, png: null });
    expect((await reportAs(kit, own, id))?.content).toMatchObject({ company: { logo: LOGO } });
  });
});
