import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFirstAdmin } from '../../src/staff/accounts/create-first-admin.ts';
import { clearProject, type Kit, startKit } from '../kits/kit.ts';
import { authUsers, userDocuments } from '../kits/technician-kit.ts';

let kit: Kit;
beforeAll(() => {
  kit = startKit();
});
afterAll(() => kit.stop());
beforeEach(() => clearProject(kit));

describe('createFirstAdmin', () => {
  const person = { email: ' Jefa@Ejemplo.es ', name: ' Elena ', lastName: 'Robles', another: false };
  const create = (changes: Partial<typeof person> = {}) =>
    createFirstAdmin({ ...kit, now: () => new Date() }, { ...person, ...changes });

  test('creates an administrator with an account and trimmed values, as «system»', async () => {
    const result = await create();
    const [document, ...others] = await userDocuments(kit);
    expect(others).toEqual([]);
    expect(result).toEqual({ kind: 'created', uid: document?.id });
    expect(document?.data()).toMatchObject({
      rol: 'admin',
      email: 'Jefa@Ejemplo.es',
      name: 'Elena',
      updatedBy: 'system',
    });
    expect(await authUsers(kit)).toEqual([document?.id]);
  });

  test('creates a second administrator only with `another`', async () => {
    await create();
    expect(await create({ email: 'otra@ejemplo.es' })).toMatchObject({ kind: 'refused' });
    expect(await userDocuments(kit)).toHaveLength(1);
    expect(await create({ email: 'otra@ejemplo.es', another: true })).toMatchObject({ kind: 'created' });
    expect(await userDocuments(kit)).toHaveLength(2);
  });

  test('refuses an e-mail address in use', async () => {
    await create();
    expect(await create({ email: 'JEFA@ejemplo.es', another: true })).toEqual({
      kind: 'refused',
      message: 'Ya existe un usuario con ese correo registrado',
    });
  });

  test.each([
    [{ email: 'jefa' }, '--email: Indica un correo electrónico válido'],
    [{ name: ' ' }, '--name: Este campo es requerido'],
    [{ lastName: 'a'.repeat(101) }, '--last-name: No puede tener más de 100 caracteres'],
  ])('refuses %j naming its option, and creates nothing', async (changes, message) => {
    expect(await create(changes)).toEqual({ kind: 'refused', message });
    expect(await authUsers(kit)).toEqual([]);
  });
});
