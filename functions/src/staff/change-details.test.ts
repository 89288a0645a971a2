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

describe('a new address', () => {
  test('changes on both sides, frees the old one and ends the sessions', async () => {
    expect(await ana.change()).toEqual({ kind: 'done', ids: ['ana'] });
    expect(ana.addressesOf()).toEqual(CHANGED);
    expect(ana.owners()).toEqual({ [NEW]: 'ana' });
    expect(ana.world.revoked).toEqual(['ana']);
  });

  test('that differs in case and spaces only changes the document, and ends no session', async () => {
    expect(await ana.change({ email: 'ANA@Ejemplo.es' })).toMatchObject({ kind: 'done' });
    expect(ana.addressesOf()).toEqual({ document: 'ANA@Ejemplo.es', auth: OLD });
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
    expect(ana.world.revoked).toEqual([]);
  });

  test('of somebody else is emailTaken, and changes nothing', async () => {
    ana.addPerson('eva', NEW);
    const before = ana.world.dump();
    expect(await ana.change({ email: NEW.toUpperCase() })).toEqual({ kind: 'emailTaken' });
    expect(ana.world.dump()).toBe(before);
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test('of somebody with a document made by hand is emailTaken, and becomes theirs', async () => {
    ana.addPerson('eva', NEW);
    ana.world.addresses.delete(NEW);
    expect(await ana.change()).toEqual({ kind: 'emailTaken' });
    expect(ana.owners()).toEqual({ [OLD]: 'ana', [NEW]: 'eva' });
    expect(ana.addressesOf()).toEqual(UNCHANGED);
  });

  test('of a stranger who signed up removes the stranger', async () => {
    ana.world.auth.set('stranger', { email: NEW, password: 'y' });
    expect(await ana.change()).toMatchObject({ kind: 'done' });
    expect(ana.world.auth.has('stranger')).toBe(false);
    expect(ana.addressesOf()).toEqual(CHANGED);
  });

  test('for somebody made by hand records the old address first, and frees it at the end', async () => {
    ana.world.addresses.clear();
    expect(await ana.change()).toMatchObject({ kind: 'done' });
    expect(ana.owners()).toEqual({ [NEW]: 'ana' });
  });

  test('for somebody without an account says so at the field, and keeps nothing reserved', async () => {
    ana.world.auth.clear();
    expect(await ana.change()).toEqual({
      kind: 'invalid',
      fields: [{ path: 'email', message: expect.stringContaining('no tiene una cuenta') as string }],
    });
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });

  test('to a stale version is a conflict, for another role or nobody notFound: Auth is left alone', async () => {
    const updateEmail = vi.fn(ana.world.accounts.updateEmail);
    const deps = { accounts: { ...ana.world.accounts, updateEmail } };
    expect(await ana.change({ version: 7 }, deps)).toEqual({ kind: 'conflict' });
    expect(await ana.change({ uid: 'nobody' }, deps)).toEqual({ kind: 'notFound' });
    expect(updateEmail).not.toHaveBeenCalled();
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });
});

describe('the key', () => {
  test('sent again answers as the first time, although the version has grown', async () => {
    await ana.change({ intent: INTENT });
    expect(await ana.change({ intent: INTENT })).toEqual({ kind: 'done', ids: ['ana'] });
    expect(ana.world.audit).toHaveLength(1);
  });

  test('sent again with other input is keyReused', async () => {
    await ana.change({ intent: INTENT });
    expect(await ana.change({ intent: { ...INTENT, fingerprint: 'g' }, email: 'x@y.es' })).toEqual({
      kind: 'keyReused',
    });
    expect(ana.addressesOf()).toEqual(CHANGED);
  });
});

describe('the address of an administrator', () => {
  const roles = ['ADMIN', 'AGENT'] as const;
  const late = { signedInRecently: () => Promise.resolve(false) };
  beforeEach(() => ana.addPerson('ana', OLD, 'ADMIN'));

  test('is not changed long after the password was typed, and nothing is', async () => {
    const before = ana.world.dump();
    expect(await ana.change({ roles, name: 'Eva' }, late)).toEqual({ kind: 'recentSignIn' });
    expect(ana.world.dump()).toBe(before);
    expect(ana.addressesOf()).toEqual(UNCHANGED);
    expect(ana.owners()).toEqual({ [OLD]: 'ana' });
  });

  test('is changed soon after it', async () => {
    expect(await ana.change({ roles })).toEqual({ kind: 'done', ids: ['ana'] });
    expect(ana.addressesOf()).toEqual(CHANGED);
  });

  test('is the same in another case: that, and a new name, ask for no password', async () => {
    expect(await ana.change({ roles, name: 'Eva', email: 'ANA@Ejemplo.es' }, late)).toMatchObject({
      kind: 'done',
    });
  });

  test('once it was changed with a key is not asked for again with it', async () => {
    await ana.change({ roles, intent: INTENT });
    expect(await ana.change({ roles, intent: INTENT }, late)).toEqual({ kind: 'done', ids: ['ana'] });
  });

  test('is graver than an agent’s', async () => {
    ana.addPerson('ana', OLD, 'AGENT');
    expect(await ana.change({ roles }, late)).toEqual({ kind: 'done', ids: ['ana'] });
  });
});
