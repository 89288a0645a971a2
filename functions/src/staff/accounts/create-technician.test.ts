import { describe, expect, test } from 'vitest';
import { PASSWORD_RULES } from '@cuadrilla/domain/people/password-rules.ts';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { createWorld } from '../../../test/kits/fakes.ts';
import { createTechnician } from './create-technician.ts';

const input = { name: 'Ana', lastName: 'Ruiz', email: 'ana@ejemplo.es', phone: null, password: 'Secreta1!' };

const passwordRules = () => Promise.resolve(PASSWORD_RULES);

describe('createTechnician', () => {
  test.each(['AGENT', 'TECHNICIAN'] as const)(
    'refuses a viewer with the role %s even without the guard',
    async (role) => {
      const world = createWorld();
      const deps = { ...world, parsePhone, passwordRules, now: () => new Date() };
      const attempt = createTechnician(deps, { id: 'u1', role, name: 'Eva', lastName: 'Gil' }, input, null);
      await expect(attempt).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
      expect(world.auth.size).toBe(0);
    },
  );

  test('creates a technician for an administrator', async () => {
    const world = createWorld();
    const deps = { ...world, parsePhone, passwordRules, now: () => new Date() };
    expect(
      (await createTechnician(deps, { id: 'u1', role: 'ADMIN', name: 'Eva', lastName: 'Gil' }, input, null))
        .kind,
    ).toBe('created');
  });
});
