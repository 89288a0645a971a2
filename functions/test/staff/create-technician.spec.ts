import { Timestamp } from '@google-cloud/firestore';
import { colorFor } from '@cuadrilla/domain/text/colors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, execute, gql, type Kit, type Person, signIn, startKit } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import {
  KEY,
  MUTATION,
  PASSWORD,
  authUsers,
  create,
  dump,
  idOf,
  input,
  userDocuments,
} from '../kits/technician-kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(() => {
  kit = startKit();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  admin = await kit.given.admin();
});

const instant = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : Number.NaN);

describe('createTechnician', () => {
  test('writes exactly the specified fields with status, profile, what lists need, version, updatedAt and updatedBy', async () => {
    const before = Date.now();
    const uid = idOf(await create(kit, admin));
    const data = (await kit.firestore.doc(`users/${uid}`).get()).data() ?? {};
    const { timeStamp, updatedAt, ...fields } = data;
    expect(fields).toEqual({
      name: 'Ñandú',
      lastName: 'Núñez  Ávila',
      email: 'Ana.Nunez@Ejemplo.ES',
      phone: '+34612345678',
      rol: 'technician',
      office: false,
      status: 'ACTIVE',
      profile: { color: colorFor(uid), skillIds: [], zoneIds: [], weeklyHours: null },
      permissions: { prices: false, phones: true },
      search: expect.arrayContaining(['nunez', 'nandu', '612345678', 'ana', 'ejemploes']) as string[],
      words: Object.fromEntries((data['search'] as string[]).map((word) => [word, true])),
      sortName: expect.stringMatching(/^nun.+ez avila.n.+andu$/u) as string,
      version: 1,
      updatedBy: admin.uid,
    });
    expect(instant(updatedAt)).toBeGreaterThanOrEqual(before);
    expect(instant(timeStamp)).toBeGreaterThanOrEqual(before);
  });

  test("takes timeStamp from the server, not from the function's clock", async () => {
    const late = startKit(() => ({ now: () => new Date('2001-01-01T00:00:00Z') }));
    const { createTechnician } = await execute(late, admin, MUTATION, { input });
    await late.stop();
    const document = await kit.firestore.doc(`users/${idOf(createTechnician)}`).get();
    expect(new Date(instant(document.get('timeStamp'))).getFullYear()).toBeGreaterThan(2020);
    expect(new Date(instant(document.get('updatedAt'))).getFullYear()).toBe(2001);
  });

  test('creates an account that signs in with the password as typed and has the role of `rol`', async () => {
    const created = await create(kit, admin);
    const token = await signIn('ana.nunez@ejemplo.es', PASSWORD);
    const me = await execute(
      kit,
      { uid: '', email: '', token },
      gql(
        `query CreateTechnicianMe { me { id email role permissions { prices phones } } meTechnician { user { id } } }`,
      ),
    );
    const id = idOf(created);
    expect(me).toEqual({
      me: {
        ...{ id, email: 'Ana.Nunez@Ejemplo.ES', role: 'TECHNICIAN' },
        permissions: { prices: false, phones: true },
      },
      meTechnician: { user: { id } },
    });
  });

  test('returns the technician with e-mail as typed, phone in E.164, status and creation time', async () => {
    expect((await create(kit, admin)).technician).toEqual({
      id: expect.any(String) as string,
      email: 'Ana.Nunez@Ejemplo.ES',
      phone: '+34612345678',
      status: 'ACTIVE',
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/) as string,
    });
  });

  test('stores the password neither in Firestore nor in the log', async () => {
    await create(kit, admin, {}, KEY);
    const everything = (await dump(kit)) + JSON.stringify(kit.log);
    expect(everything).toContain('Ana.Nunez@Ejemplo.ES');
    expect(everything).not.toContain('Una contraseña 1');
    expect(await dump(kit)).not.toMatch(/password/i);
  });

  test('writes an audit entry with author, time and all fields', async () => {
    const entityId = idOf(await create(kit, admin));
    const { docs } = await kit.firestore.collection('audit').get();
    expect(docs.map((doc) => doc.data())).toEqual([
      {
        actor: admin.uid,
        actorName: 'Nombre Apellido',
        action: 'createTechnician',
        entity: 'USER',
        entityId,
        on: [`USER_${entityId}`],
        subject: 'Ñandú Núñez  Ávila',
        text: null,
        noteKind: null,
        before: null,
        after: {
          name: 'Ñandú',
          lastName: 'Núñez  Ávila',
          email: 'Ana.Nunez@Ejemplo.ES',
          phone: '+34612345678',
          role: 'TECHNICIAN',
          status: 'ACTIVE',
          color: colorFor(entityId),
          skillIds: [],
          zoneIds: [],
          weeklyHours: null,
          permissions: { prices: false, phones: true },
        },
        at: expect.any(Timestamp) as Timestamp,
      },
    ]);
  });

  test('refuses an e-mail in use, ignoring case, and changes nothing', async () => {
    await create(kit, admin);
    const before = await dump(kit);
    const message = 'Ya existe un usuario con ese correo registrado';
    expect(await create(kit, admin, { email: 'ANA.NUNEZ@EJEMPLO.ES' })).toEqual({
      __typename: 'EmailTakenError',
      message,
      fields: [{ path: 'email', message }],
    });
    expect(await dump(kit)).toBe(before);
  });

  test('refuses the e-mail of a user document without a reservation, without touching their account', async () => {
    const byHand = await kit.given.agent();
    expect(await create(kit, admin, { email: byHand.email.toUpperCase() })).toMatchObject({
      __typename: 'EmailTakenError',
    });
    expect(await authUsers(kit)).toEqual([admin.uid, byHand.uid].sort());
  });

  test('reads five documents: the viewer, the key, the password rules, the reservation and the answer', async () => {
    const tally = countReads(kit.firestore);
    await create(kit, admin, {}, KEY);
    expect(tally.reads).toBe(5);
    expect([...tally.shapes.keys()]).toEqual([]);
  });
});

describe('the key of createTechnician', () => {
  test('returns the first answer when repeated, and creates nothing', async () => {
    const first = await create(kit, admin, {}, KEY);
    expect(await create(kit, admin, { password: 'another one' }, KEY.toUpperCase())).toEqual(first);
    expect(await userDocuments(kit)).toHaveLength(2);
  });

  test('returns KeyReusedError with other input', async () => {
    await create(kit, admin, {}, KEY);
    expect(await create(kit, admin, { name: 'Eva' }, KEY)).toMatchObject({ __typename: 'KeyReusedError' });
    expect(await userDocuments(kit)).toHaveLength(2);
  });

  test('is stored for 90 days', async () => {
    await create(kit, admin, {}, KEY);
    const [doc] = (await kit.firestore.collection('keys').get()).docs;
    expect(doc?.id).toBe(`${admin.uid}_${KEY}`);
    const days = (instant(doc?.get('expiresAt')) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
  });
});
