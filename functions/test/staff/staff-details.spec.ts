import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearProject, signIn, startKit, type Kit, type Person } from '../kits/kit.ts';
import { addMember, auditOf, documentOf, mutate } from '../kits/staff-kit.ts';
import { AGENT_INPUT, create, dump, idOf, KEY, PASSWORD, userDocuments } from '../kits/technician-kit.ts';

const TAKEN = 'Ya existe un usuario con ese correo registrado';

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

const uidOf = ({ agent }: { agent?: { id: string } }) => agent?.id ?? 'nobody';
const person = { name: 'Ana', lastName: 'Ruiz', phone: null };
const uniques = async () =>
  (await kit.firestore.collection('uniques').get()).docs.map((doc) => doc.data()['uid'] as string);

describe('updateTechnician', () => {
  let id: string;
  const change = (changes: Record<string, unknown> = {}, key: string | null = null) =>
    mutate(
      kit,
      admin,
      'updateTechnician',
      {
        ...{ id, version: 1, name: 'Ana', lastName: 'Núñez', email: 'ana.nunez@ejemplo.es', phone: null },
        ...changes,
      },
      key,
    );
  beforeEach(async () => {
    id = idOf(await create(kit, admin));
  });

  test('saves the details and search words, and audits what changed', async () => {
    const answer = await change({ name: ' Zoe ', email: 'Ana.Nunez@Ejemplo.ES' });
    expect(answer).toMatchObject({
      __typename: 'TechnicianSuccess',
      technician: { id, name: 'Zoe', lastName: 'Núñez', phone: null, version: 2 },
    });
    const document = await documentOf(kit, `users/${id}`);
    expect(document).toMatchObject({ name: 'Zoe', version: 2, updatedBy: admin.uid });
    expect(document?.['search']).toEqual(expect.arrayContaining(['zoe', 'nunez']));
    expect(document?.['search']).not.toContain('612345678');
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      ...{ action: 'updateTechnician', actorName: 'Nombre Apellido', on: [`USER_${id}`] },
      before: { name: 'Ñandú', lastName: 'Núñez  Ávila', phone: '+34612345678' },
      after: { name: 'Zoe', lastName: 'Núñez', phone: null },
    });
  });

  test('keeps the phone if an older app does not send it', async () => {
    expect(await change({ name: 'Zoe', phone: undefined })).toMatchObject({
      technician: { name: 'Zoe', phone: '+34612345678', version: 2 },
    });
    expect((await auditOf(kit, id)).at(-1)?.['after']).not.toHaveProperty('phone');
  });

  test('changes the e-mail in Auth and Firestore, and frees the old one', async () => {
    expect(await change({ email: 'Zoe@Ejemplo.es' })).toMatchObject({
      technician: { email: 'Zoe@Ejemplo.es', version: 2 },
    });
    expect(await signIn('zoe@ejemplo.es', PASSWORD)).not.toBe('');
    await expect(signIn('ana.nunez@ejemplo.es', PASSWORD)).rejects.toThrow('cannot sign in');
    expect(await uniques()).toEqual([id]);
    expect((await create(kit, admin)).__typename).toBe('CreateTechnicianSuccess');
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      before: { email: 'Ana.Nunez@Ejemplo.ES' },
      after: { email: 'Zoe@Ejemplo.es' },
    });
  });

  test('ends earlier sessions when the e-mail changes', async () => {
    const token = await signIn('ana.nunez@ejemplo.es', PASSWORD);
    const refused = async () => {
      const { errors = [] } = await kit.send({ query: '{ me { id } }' }, { ...admin, token });
      return errors.map(({ extensions }) => extensions.code);
    };
    expect(await refused()).toEqual([]);
    // Sign-in times count whole seconds, so this change comes later.
    const later = startKit(() => ({ now: () => new Date(Date.now() + 2_000) }));
    const input = { id, version: 1, ...person, email: 'zoe@ejemplo.es' };
    expect(await mutate(later, admin, 'updateTechnician', input)).toMatchObject({
      technician: { version: 2 },
    });
    await later.stop();
    expect(await refused()).toEqual(['UNAUTHENTICATED']);
    await kit.firestore.doc(`users/${id}`).update({ sessionsFrom: new Date(Date.now() - 60_000) });
    expect(await refused()).toEqual([]);
  });

  test("refuses another user's e-mail at its field, and changes nothing", async () => {
    const byHand = await kit.given.agent();
    const before = await documentOf(kit, `users/${id}`);
    expect(await change({ email: byHand.email.toUpperCase(), name: 'Zoe' })).toEqual({
      ...{ __typename: 'EmailTakenError', message: TAKEN },
      fields: [{ path: 'email', message: TAKEN }],
    });
    expect(await documentOf(kit, `users/${id}`)).toEqual(before);
    expect(await signIn('ana.nunez@ejemplo.es', PASSWORD)).not.toBe('');
  });

  test('accepts a change of case and spaces in the e-mail, without ending sessions', async () => {
    expect(await change({ email: ' ANA.nunez@ejemplo.es ' })).toMatchObject({
      technician: { email: 'ANA.nunez@ejemplo.es' },
    });
    expect(await uniques()).toEqual([id]);
    expect(await documentOf(kit, `users/${id}`)).not.toHaveProperty('sessionsFrom');
  });

  test('of ten simultaneous changes to one e-mail one succeeds', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create(kit, admin, { email: `p${index}@ejemplo.es` })),
    );
    const answers = await Promise.all(
      people.map((made) => change({ id: idOf(made), email: 'uno@ejemplo.es' })),
    );
    const names = answers.map(({ __typename }) => __typename).sort();
    expect(names).toEqual([...Array<string>(9).fill('EmailTakenError'), 'TechnicianSuccess']);
    const stored = (await userDocuments(kit)).filter((doc) => doc.get('email') === 'uno@ejemplo.es');
    const { uid } = await kit.auth.getUserByEmail('uno@ejemplo.es');
    expect(stored.map((doc) => doc.id)).toEqual([uid]);
  }, 120_000);

  test('returns a conflict with the current technician for a stale version', async () => {
    await change({ name: 'Zoe' });
    expect(await change({ name: 'Eva' })).toMatchObject({
      __typename: 'ConflictError',
      message: 'Otra persona lo ha cambiado mientras lo editabas',
      current: { __typename: 'Technician', id, name: 'Zoe', version: 2 },
    });
  });

  test('is applied once per key; the same key with other input is refused', async () => {
    const first = await change({ email: 'zoe@ejemplo.es' }, KEY);
    expect(await change({ email: 'zoe@ejemplo.es' }, KEY)).toEqual(first);
    expect(await change({ email: 'eva@ejemplo.es' }, KEY)).toMatchObject({ __typename: 'KeyReusedError' });
    expect(await auditOf(kit, id)).toHaveLength(2);
  });

  test('writes nothing if nothing changes', async () => {
    await change();
    const before = await dump(kit);
    expect(await change({ version: 2 })).toMatchObject({ technician: { version: 2 } });
    expect(await dump(kit)).toBe(before);
  });

  test('refuses invalid fields, and returns notFound for agents and unknown ids', async () => {
    const wrong = await change({ name: '', email: 'x', phone: '112' });
    expect(wrong.fields?.map(({ path }) => path)).toEqual(['name', 'email', 'phone']);
    const agent = await addMember(kit, 'AGENT');
    for (const other of [agent, 'nobody', '', 'a/b']) {
      expect(await change({ id: other })).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test('copies the new name to records that contain it', async () => {
    const owner = { id, name: 'Ñandú Núñez  Ávila' };
    const { firestore } = kit;
    await Promise.all([
      firestore.doc('prospects/p1').create({ owner }),
      firestore.doc('clients/c1').create({ owner }),
      firestore.doc('clients/c2').create({ owner: { id: 'other', name: 'Otra' } }),
      firestore.doc('absences/a1').create({ technicianId: id, technicianName: owner.name }),
    ]);
    await change({ name: 'Zoe', lastName: 'Gil' });
    const renamed = { owner: { id, name: 'Zoe Gil' } };
    expect(await documentOf(kit, 'prospects/p1')).toEqual(renamed);
    expect(await documentOf(kit, 'clients/c1')).toEqual(renamed);
    expect(await documentOf(kit, 'clients/c2')).toEqual({ owner: { id: 'other', name: 'Otra' } });
    expect(await documentOf(kit, 'absences/a1')).toEqual({ technicianId: id, technicianName: 'Zoe Gil' });
  });
});

describe('updateAgent', () => {
  test('changes agents and administrators including their e-mail, but no technician', async () => {
    const id = uidOf(await mutate(kit, admin, 'createAgent', AGENT_INPUT));
    const input = { ...person, id, version: 1, email: 'zoe@ejemplo.es' };
    expect(await mutate(kit, admin, 'updateAgent', input)).toMatchObject({
      __typename: 'AgentSuccess',
      agent: { id, name: 'Ana', email: 'zoe@ejemplo.es', role: 'AGENT', version: 2 },
    });
    expect(await signIn('zoe@ejemplo.es', PASSWORD)).not.toBe('');
    expect(await mutate(kit, admin, 'updateAgent', input)).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Agent', id, version: 2 },
    });
    const technician = await addMember(kit, 'TECHNICIAN');
    expect(await mutate(kit, admin, 'updateAgent', { ...input, id: technician })).toMatchObject({
      __typename: 'NotFoundError',
    });
  });

  test("changes the viewer's own e-mail even without a reservation", async () => {
    const input = { ...person, id: admin.uid, version: 1, email: 'jefa@ejemplo.es' };
    expect(await mutate(kit, admin, 'updateAgent', input)).toMatchObject({
      agent: { email: 'jefa@ejemplo.es', role: 'ADMIN' },
    });
    expect(await uniques()).toEqual([admin.uid]);
    expect(await signIn('jefa@ejemplo.es', 'Demo1234!')).not.toBe('');
  });
});
