import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANGED, givenAna, INTENT, NEW, NOW, OLD, UNCHANGED } from '../../test/kits/staff-details-kit.ts';

let ana: ReturnType<typeof givenAna>;
beforeEach(() => {
  ana = givenAna();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a new e-mail address', () => {
  test('changes Auth and the document, releases the old address and ends the sessions', async () => {
    expect(await ana.change()).toEqual({ kind: 'done', ids: ['ana'] });
    expect(ana.addressesOf()).toEqual(CHANGED);
    expect(ana.owners()).toEqual({ [NEW]: 'ana' });
    expect(ana.world.revoked).toEqual(['ana']);
  });

  test('that differs only in case or spaces changes the document only and ends no session', async () => {
    expect(await ana.change({ email: 'ANA@Ejemplo.es' })).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf()).toEqual({ document: 'ANA@Ejemplo.es', auth: OLD });
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
    expect(ana.world.revoked).toEqual([]);
  });

  test('that belongs to another user returns emailTaken and changes nothing', async () => {
    ana.addPerson('eva', NEW);
    const before = ana.world.dump();
    expect(await ana.change({ email: NEW.toUpperCase() })).toEqual({ kind: 'emailTaken' });
    expect(ana.world.dump()).toBe(before);
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test('that belongs to a user without a reservation returns emailTaken and reserves it for them', async () => {
    ana.addPerson('eva', NEW);
    ana.world.addresses.delete(NEW);
    expect(await ana.change()).toEqual({ kind: 'emailTaken' });
    expect(ana.owners()).toEqual({ [OLD]: 'ana', [NEW]: 'eva' });
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test("of a stranger's sign-up removes the stranger's account", async () => {
    ana.world.auth.set('stranger', { email: NEW, password: 'y' });
    expect(await ana.change()).toMatchObject({ kind: 'done' });
    expect(ana.world.auth.has('stranger')).toBe(false);
    expect(ana.addressesOf()).toEqual(CHANGED);
  });

  test('for a user without a reservation reserves the old address first and releases it at the end', async () => {
    ana.world.addresses.clear();
    expect(await ana.change()).toMatchObject({ kind: 'done' });
    expect(ana.owners()).toEqual({ [NEW]: 'ana' });
  });

  test('for a user without an account is invalid at the field and leaves nothing reserved', async () => {
    ana.world.auth.clear();
    expect(await ana.change()).toEqual({
      kind: 'invalid',
      fields: [{ path: 'email', message: expect.stringContaining('no tiene una cuenta') as string }],
    });
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });

  test('returns conflict for a stale version and notFound for another role or an unknown user, without touching Auth', async () => {
    const updateEmail = vi.fn(ana.world.accounts.updateEmail);
    const deps = { accounts: { ...ana.world.accounts, updateEmail } };
    expect(await ana.change({ version: 7 }, deps)).toEqual({ kind: 'conflict' });
    expect(await ana.change({ uid: 'nobody' }, deps)).toEqual({ kind: 'notFound' });
    expect(updateEmail).not.toHaveBeenCalled();
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });
});

describe('the idempotency key', () => {
  test('returns the first result when sent again, although the version has increased', async () => {
    await ana.change({ intent: INTENT });
    expect(await ana.change({ intent: INTENT })).toEqual({ kind: 'done', ids: ['ana'] });
    expect(ana.world.audit).toHaveLength(1);
  });

  test('returns keyReused for different input', async () => {
    await ana.change({ intent: INTENT });
    expect(await ana.change({ intent: { ...INTENT, fingerprint: 'g' }, email: 'x@y.es' })).toEqual({
      kind: 'keyReused',
    });
    expect(ana.addressesOf()).toEqual(CHANGED);
  });
});

describe("an administrator's address", () => {
  const roles = ['ADMIN', 'AGENT'] as const;
  const late = { signedInRecently: () => Promise.resolve(false) };
  beforeEach(() => ana.addPerson('ana', OLD, 'ADMIN'));

  test('is not changed, nor is anything else, without a recent sign-in', async () => {
    const before = ana.world.dump();
    expect(await ana.change({ roles, name: 'Eva' }, late)).toEqual({ kind: 'recentSignIn' });
    expect(ana.world.dump()).toBe(before);
    expect(ana.addressesOf()).toEqual(UNCHANGED);
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });

  test('is changed after a recent sign-in', async () => {
    expect(await ana.change({ roles })).toEqual({ kind: 'done', ids: ['ana'] });
    expect(ana.addressesOf()).toEqual(CHANGED);
  });

  test('needs no recent sign-in if only its case or the name changes', async () => {
    expect(await ana.change({ roles, name: 'Eva', email: 'ANA@Ejemplo.es' }, late)).toMatchObject({
      kind: 'done',
    });
  });

  test('needs no recent sign-in again for a retry with the same key', async () => {
    await ana.change({ roles, intent: INTENT });
    expect(await ana.change({ roles, intent: INTENT }, late)).toEqual({ kind: 'done', ids: ['ana'] });
  });

  test("needs a recent sign-in, unlike an agent's", async () => {
    ana.addPerson('ana', OLD, 'AGENT');
    expect(await ana.change({ roles }, late)).toEqual({ kind: 'done', ids: ['ana'] });
  });
});
