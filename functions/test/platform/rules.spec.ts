import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const COLLECTIONS = ['users', 'uniques', 'audit', 'keys', 'one-nobody-thought-of'];
const CALLERS = ['anonymous', 'admin', 'agent', 'technician', 'stranger'];

// Silences the client's log of the expected refusals.
setLogLevel('silent');

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: `${String(process.env['GCLOUD_PROJECT'])}-rules`,
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore();
    for (const collection of COLLECTIONS) await firestore.doc(`${collection}/there`).set({ rol: 'admin' });
    for (const rol of ['admin', 'agent', 'technician']) {
      await firestore.doc(`users/${rol}`).set({ rol, status: 'ACTIVE' });
    }
  });
});
afterAll(() => environment.cleanup());

const contextOf = (caller: string): RulesTestContext =>
  caller === 'anonymous'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(caller, { rol: caller, role: 'ADMIN', admin: true });

describe.each(CALLERS)('for %s the security rules refuse', (caller) => {
  test.each(COLLECTIONS)('every read and write of «%s»', async (collection) => {
    const firestore = contextOf(caller).firestore();
    const there = firestore.doc(`${collection}/there`);
    await assertFails(there.get());
    await assertFails(firestore.collection(collection).limit(1).get());
    await assertFails(firestore.collection(collection).where('rol', '==', 'admin').get());
    await assertFails(firestore.collectionGroup(collection).get());
    await assertFails(there.update({ rol: 'technician' }));
    await assertFails(there.delete());
    await assertFails(firestore.doc(`${collection}/new`).set({ rol: 'admin' }));
    await assertFails(firestore.collection(collection).add({}));
    await assertFails(firestore.doc(`${collection}/there/below/it`).set({}));
  });

  test("the caller's own user document", async () => {
    const own = contextOf(caller).firestore().doc(`users/${caller}`);
    await assertFails(own.get());
    await assertFails(own.set({ rol: 'admin' }));
    await assertFails(own.set({ rol: 'admin' }, { merge: true }));
  });
});

test('with the rules disabled the same documents can be read', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.firestore().doc('users/there').get()).data()).toEqual({ rol: 'admin' });
  });
});
