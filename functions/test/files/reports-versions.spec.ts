import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf, givenClient } from '../kits/client-kit.ts';
import { execute, gql, type Kit, mutations, type Person } from '../kits/kit.ts';
import { chainOf, completed, putParties, reportAs, richWork } from '../kits/report-kit.ts';
import { endWorkInProgress, startWork, type Cast, type Place } from '../kits/work-kit.ts';

const SIGNED = new Date('2026-11-20T10:31:00Z');
const LATER = new Date('2026-12-01T09:00:00Z');

let now = SIGNED;
let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => now));
  own = people.OWN;
  await putParties(kit, place);
});
afterAll(() => kit.stop());
beforeEach(() => endWorkInProgress(kit));

const MUTATION = gql(`mutation ReviseWorkReport($input: ReviseWorkReportInput!, $key: UUID) {
  reviseWorkReport(input: $input, key: $key) {
    __typename ...Refusal ... on WorkReportSuccess { report { ...ReportFields } }
  }
}`);
const { mutate, succeed } = mutations({ reviseWorkReport: MUTATION });

async function revise(
  id: string,
  reason = ' Faltaba una línea ',
  by = people.AGENT,
  key: string | null = null,
) {
  return mutate(kit, by, 'reviseWorkReport', { id, reason }, key);
}

const revised = async (id: string, reason = ' Faltaba una línea ') =>
  await succeed(kit, people.AGENT, 'reviseWorkReport', { id, reason });

async function signed() {
  now = SIGNED;
  const work = await richWork(kit, [own], place);
  const id = await completed(kit, own, work.input);
  now = LATER;
  const service = kit.firestore.doc(`services/${work.service.id}`);
  await service.update({ lines: work.service.lines.slice(0, 1) });
  return { ...work, id };
}

describe('a new version of a report', () => {
  test("shows the service's current data, and the signed version stays unchanged", async () => {
    const { id, service, visit, signature } = await signed();
    const first = await reportAs(kit, people.AGENT, id);
    const { report } = await revised(id);
    expect(report).toMatchObject({
      ...{ code: first?.code, number: 2, isLatest: true, revisionReason: 'Faltaba una línea' },
      ...{ visitId: visit.id, frozenAt: LATER.toISOString(), signatureId: signature.id },
      content: { totals: { totalCents: 11_664 }, resolution: 'Sustituida la válvula' },
    });
    // The signature's date stays, and the warranty counts from it.
    expect(report.content).toMatchObject({ signedAt: SIGNED.toISOString(), warrantyUntil: '2027-02-20' });
    expect(await reportAs(kit, people.AGENT, id)).toEqual({ ...first, isLatest: false });
    const query = gql(
      `query ReportsVersionsService($id: ID!, $id1: ID!) { service(id: $id) { reports { id } } visit(id: $id1) { report { id } } }`,
    );
    expect(await execute(kit, people.AGENT, query, { id: service.id, id1: visit.id })).toEqual({
      service: { reports: [{ id: report.id }, { id }] },
      visit: { report: { id: report.id } },
    });
    expect((await auditOf(kit, service.id)).at(-1)).toMatchObject({
      ...{ action: 'reviseWorkReport', text: 'Faltaba una línea', before: { report: first?.code } },
      after: { report: `${first?.code ?? ''} (versión 2)` },
    });
  });

  test("keeps the visit's site and shows the current client, even if the service moved or the client was merged", async () => {
    const { id, service, visit } = await signed();
    const { firestore } = kit;
    const { client: kept, site: elsewhere } = await givenClient(kit, people.AGENT);
    const site = { ...service.site, id: elsewhere.id, name: elsewhere.name };
    await firestore.doc(`services/${service.id}`).update({ site });
    const mergedInto = { id: kept.id, code: kept.code, name: kept.legalName };
    await firestore.doc(`clients/${place.client.id}`).update({ mergedInto });
    const { report } = await revised(id);
    await firestore.doc(`clients/${place.client.id}`).update({ mergedInto: null });
    expect(report).toMatchObject({ visitId: visit.id, content: { client: { id: kept.id } } });
    expect(report.content['site']).toMatchObject({ id: visit.site.id });
  });

  test('continues the hash chain', async () => {
    const { id } = await signed();
    const before = await chainOf(kit);
    const { report } = await revised(id);
    expect(report.previousHash).toBe(before[0]?.sha256);
    expect(await chainOf(kit)).toHaveLength(before.length + 1);
  });

  test('is made once by simultaneous calls', async () => {
    const { id } = await signed();
    const answers = await Promise.all([revise(id), revise(id), revise(id)]);
    expect(answers.filter(({ __typename }) => __typename === 'WorkReportSuccess')).toHaveLength(1);
    await chainOf(kit);
  }, 120_000);

  test('is made once per key', async () => {
    const { id } = await signed();
    const key = randomUUID();
    const first = await revise(id, 'Precio', people.ADMIN, key);
    expect(await revise(id, 'Precio', people.ADMIN, key)).toEqual(first);
    expect((await revise(id, 'Otro', people.ADMIN, key)).__typename).toBe('KeyReusedError');
  });

  test('cannot be made by a technician', async () => {
    const { id } = await signed();
    const { errors } = await kit.send(
      { query: MUTATION.toString(), variables: { input: { id, reason: 'x' } } },
      own,
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});
