import { ALIKE_MAX } from '@cuadrilla/domain/imports/rows/too-common.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCandidateStore } from '../../src/imports/store/candidates-store.ts';
import { addClients, someNif } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit } from '../kits/kit.ts';
import { putProspects } from '../kits/prospect-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

const TOO_COMMON = '+34600100200';
const SHARED = '+34600100201';
const OWN = '+34600100202';
const NIF = someNif();

let kit: Kit;
let tally: Tally;
let candidates: ReturnType<typeof createCandidateStore>;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  await addClients(kit, ALIKE_MAX + 1, () => ({ legalName: 'Portal', phones: [TOO_COMMON] }));
  await addClients(kit, 250, (index) => ({ legalName: `Comunidad ${index}`, phones: [SHARED] }));
  await addClients(kit, 1, () => ({ legalName: 'Uno', nif: NIF, phones: [TOO_COMMON] }));
  await addClients(kit, 1, () => ({ legalName: 'Dos', phones: [OWN] }));
  await putProspects(kit, 3, () => ({ phone: TOO_COMMON }));
  tally = countReads(kit.firestore);
  candidates = createCandidateStore(kit.firestore);
});
afterAll(() => kit.stop());

async function readsOf<T>(ask: () => Promise<T>): Promise<[T, number]> {
  const before = tally.reads;
  const answer = await ask();
  return [answer, tally.reads - before];
}

const phone = (number: string) => `phone:${number}`;

test('a phone of many clients is read to its end', async () => {
  const [{ records, tooCommon }, reads] = await readsOf(() =>
    candidates.clients([phone(SHARED), phone(OWN)], []),
  );
  expect(records).toHaveLength(251);
  expect(tooCommon.size).toBe(0);
  expect(reads).toBe(251);
});

test('a phone of too many clients finds none of them, hides no other match, and costs a bounded number of reads', async () => {
  const keys = [`nif:${NIF}`, phone(TOO_COMMON), phone(OWN), phone(SHARED)];
  const [{ records, tooCommon }, reads] = await readsOf(() => candidates.clients(keys, []));
  expect(records.filter(({ record }) => !record.legalName.startsWith('Comunidad'))).toMatchObject([
    { record: { legalName: 'Uno' } },
    { record: { legalName: 'Dos' } },
  ]);
  expect(records).toHaveLength(252);
  expect([...tooCommon]).toEqual([phone(TOO_COMMON)]);
  // The NIF, the first look, a count for each phone, and what is left.
  expect(reads).toBe(1 + (ALIKE_MAX + 1) + 3 + 251);
});

test('a name of too many clients is reported as too common, and other names are found', async () => {
  const { records, tooCommon } = await candidates.clientsByName(['Portal', 'Dos']);
  expect(records).toMatchObject([{ record: { legalName: 'Dos' } }]);
  expect([...tooCommon]).toEqual(['portal']);
});

test('a phone of few prospects finds them', async () => {
  const { records, tooCommon } = await candidates.prospects([phone(TOO_COMMON)], []);
  expect(records).toHaveLength(3);
  expect(tooCommon.size).toBe(0);
});
