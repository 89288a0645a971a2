import { describe, expect, test } from 'vitest';
import { startFake } from '../../../test/kits/fake-server.ts';
import type { Stores } from '../../unit/stores.ts';

const SENTENCE = 'Algo ha fallado en el servidor. Inténtalo de nuevo';
const fail = () => Promise.reject(new Error('disk 7 is full'));

const failing = new Proxy({} as Stores, { get: () => new Proxy(fail, { get: () => fail }) });

const days = 'from: "2026-12-01", to: "2026-12-02", kind: OTHER';
const CASES: [operation: string, by: string][] = [
  ['{ heldWork(id: "AGENT") { visits } }', 'admin'],
  ['{ absenceWork(id: "x") { visits } }', 'admin'],
  ['{ absences { edges { cursor } } }', 'technician'],
  ...[
    'updateTechnicianProfile(input: { id: "x", version: 1, color: "red", skillIds: [], zoneIds: [] })',
    'setTechnicianPermissions(input: { id: "x", version: 1, prices: true, phones: true })',
    'changeRole(input: { id: "x", version: 1, role: AGENT })',
    'suspendStaff(input: { id: "x" })',
    'reactivateStaff(input: { id: "x" })',
    'updateMyProfile(input: { version: 1, name: "x", lastName: "x" })',
    `createAbsence(input: { technicianId: "x", ${days} })`,
    'decideAbsence(input: { id: "x", version: 1, status: APPROVED })',
    'cancelAbsence(input: { id: "x", version: 1 })',
  ].map((field): [string, string] => [`mutation { ${field} { __typename } }`, 'admin']),
  [`mutation { requestAbsence(input: { ${days} }) { __typename } }`, 'technician'],
];

describe('a database failure', () => {
  test.each(CASES)('in %s returns a Spanish message and logs the cause only', async (query, token) => {
    const { post, log } = startFake({
      dependencies: { createStores: () => ({ stores: failing, unit: fail }) },
    });
    const { text, answer } = await post({ query }, { token });
    expect(answer.errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      [SENTENCE, 'INTERNAL_SERVER_ERROR'],
    ]);
    expect(text).not.toMatch(/disk 7|stack|Error:/);
    expect(JSON.stringify(log)).toContain('disk 7 is full');
  });

  test.each(['findIntent', 'findUser'] as const)(
    'in AccountStore.%s does the same when changing a user',
    async (method) => {
      const { world } = startFake();
      const accountStore = { ...world.accountStore, [method]: fail };
      const { post, log } = startFake({ dependencies: { accountStore } });
      // The unchanged address, so that only the document would be written.
      const input = `{ id: "TECHNICIAN", version: 1, name: "x", lastName: "x", email: "technician@ejemplo.es" }`;
      const key = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
      const query = `mutation { updateTechnician(input: ${input}, key: "${key}") { __typename } }`;
      const { text } = await post({ query });
      expect(text).toContain(SENTENCE);
      expect(text).not.toContain('disk 7');
      expect(JSON.stringify(log)).toContain('disk 7 is full');
    },
  );
});
