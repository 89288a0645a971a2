import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  act,
  CANCEL_ID,
  COMPLETED,
  done,
  givenCatalog,
  putVisit,
  serviceDocument,
  someLine,
  someLineId,
} from '../kits/service-kit.ts';
import { givenServiceWith } from '../kits/service-visits-kit.ts';

const DAY_MS = 86_400_000;

let kit: Kit;
let admin: Person;
let agent: Person;
let technician: Person;
let stranger: Person;
let serviceId: string;
let visitId: string;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent, technician, stranger] = await Promise.all([
    kit.given.admin(),
    kit.given.agent(),
    kit.given.technician(),
    kit.given.technician(),
  ]);
  await givenCatalog(kit);
});
beforeEach(async () => {
  const { service, visitIds } = await givenServiceWith(kit, agent, technician.uid);
  serviceId = service.id;
  visitId = visitIds[0] ?? '';
});
afterAll(() => kit.stop());

const add = (by: Person, line = someLine(), lineId = someLineId(), key: string | null = null) =>
  act(kit, by, 'addServiceLine', { serviceId, lineId, line }, key);
const answer = (by: Person, itemId: string, value: unknown, more: { occurredAt?: string } = {}) => {
  const given = value === null ? null : JSON.stringify(value);
  return act(kit, by, 'answerChecklist', { serviceId, itemId, answer: given, ...more });
};
describe('checklist answers', () => {
  test('are stored with author and time, can be changed and removed, and are audited', async () => {
    await putVisit(kit, serviceId, visitId, { createdAt: new Date(Date.now() - 7_200_000) });
    const first = (
      await answer(technician, 'p1', 1.4, { occurredAt: new Date(Date.now() - 3_600_000).toISOString() })
    ).service;
    expect(first?.version).toBe(1);
    expect(first?.checklist[0]).toMatchObject({ answer: '1.4', answeredByName: 'Nombre Apellido' });
    const kept = (await serviceDocument(kit, serviceId)).answers['p1'];
    expect(Date.now() - (kept?.at.getTime() ?? 0)).toBeGreaterThan(3_500_000);
    await answer(agent, 'p1', '1,5');
    await answer(agent, 'p2', 'Bien');
    expect((await serviceDocument(kit, serviceId)).answers).toMatchObject({
      p1: { value: 1.5 },
      p2: { value: 'Bien' },
    });
    expect((await answer(agent, 'p2', null)).service?.checklist[1]?.answer).toBeNull();
    const entries = (await auditOf(kit, serviceId)).filter(({ action }) => action === 'answerChecklist');
    expect(entries.slice(1)).toMatchObject([
      {
        before: { checklist: 'Presión del circuito (bar): 1,4' },
        after: { checklist: 'Presión del circuito (bar): 1,5' },
      },
      { before: null, after: { checklist: 'Estado de la salida de humos: Bien' } },
      { before: { checklist: 'Estado de la salida de humos: Bien' }, after: null },
    ]);
    await answer(agent, 'p2', null);
    expect((await auditOf(kit, serviceId)).length).toBe(entries.length + 2);
  });

  test('are refused at their field if invalid', async () => {
    const of = async (itemId: string, value: unknown) => (await answer(agent, itemId, value)).fields;
    expect(await of('p1', 'mucha')).toMatchObject([
      { path: 'answer', message: 'Indica un número válido, con un máximo de tres decimales' },
    ]);
    expect(await of('p2', 'Regular')).toMatchObject([
      { path: 'answer', message: 'Elige una opción de la lista' },
    ]);
    expect(await of('nada', true)).toMatchObject([{ path: 'itemId' }]);
    const noJson = { serviceId, itemId: 'p1', answer: '{' };
    expect((await act(kit, agent, 'answerChecklist', noJson)).fields).toMatchObject([{ path: 'answer' }]);
  });
});

describe('writing lines and answers', () => {
  const each = async (by: Person) => {
    const lineId = someLineId();
    const answers: { __typename: string }[] = [await add(by, someLine(), lineId)];
    answers.push(
      await act(kit, by, 'updateServiceLine', { serviceId, lineId, version: 1, line: someLine() }),
    );
    answers.push(await act(kit, by, 'removeServiceLine', { serviceId, lineId }));
    answers.push(await answer(by, 'p2', 'Mal'));
    return answers.map(({ __typename }) => __typename);
  };

  test('returns notFound to a technician of another service, as for an unknown id', async () => {
    expect(new Set(await each(stranger))).toEqual(new Set(['NotFoundError']));
  });

  test('is allowed to a technician while their visit is open, to the office also later', async () => {
    const success = [
      'ServiceLineSuccess',
      'ServiceLineSuccess',
      'ServiceLineSuccess',
      'AnswerChecklistSuccess',
    ];
    expect(await each(technician)).toEqual(success);
    await putVisit(kit, serviceId, visitId, COMPLETED);
    expect(new Set(await each(technician))).toEqual(new Set(['TransitionError']));
    expect((await add(technician)).message).toBe('Tu visita ya ha terminado: esto lo cambia la oficina');
    expect((await add(agent)).__typename).toBe('ServiceLineSuccess');
  });

  test('is refused to a technician weeks before the visit unless they set out, not to the office', async () => {
    await putVisit(kit, serviceId, visitId, { plannedStart: new Date(Date.now() + 40 * DAY_MS) });
    expect(new Set(await each(technician))).toEqual(new Set(['TransitionError']));
    expect((await add(technician)).message).toMatch(
      /^Tu visita es el \d\d\/\d\d\/20\d\d: podrás hacerlo desde el día anterior$/,
    );
    expect((await answer(agent, 'p2', 'Bien')).__typename).toBe('AnswerChecklistSuccess');
    await putVisit(kit, serviceId, visitId, { status: 'TRAVELLING', travelStartedAt: new Date() });
    expect((await add(technician)).__typename).toBe('ServiceLineSuccess');
  });

  test('counts by when it was done: on the planned day it is applied, otherwise it is filed for review', async () => {
    const plannedStart = new Date(Date.now() - 20 * DAY_MS);
    await putVisit(kit, serviceId, visitId, { plannedStart });
    expect((await add(technician)).message).toMatch(/^Tu visita era el .+: pide a la oficina que la mueva$/);
    const then = { occurredAt: plannedStart.toISOString() };
    expect((await answer(technician, 'p2', 'Bien', then)).__typename).toBe('AnswerChecklistSuccess');
    const now = { occurredAt: new Date().toISOString() };
    expect((await answer(technician, 'p2', 'Mal', now)).__typename).toBe('WorkFiled');
  });

  test('is refused to everybody once the service is closed or cancelled', async () => {
    const everybody = () => Promise.all([admin, agent, technician].map(each));
    const refused = 'TransitionError';
    // The office may give a line of a closed service its price: this line does not exist.
    const ofOffice = [refused, 'NotFoundError', refused, refused];
    const ofAll = [refused, refused, refused, refused];
    await putVisit(kit, serviceId, visitId, COMPLETED);
    await done(kit, agent, 'closeService', { id: serviceId, version: 1 });
    expect(await everybody()).toEqual([ofOffice, ofOffice, ofAll]);
    expect((await add(agent)).message).toBe('No es posible cambiar las líneas de un servicio «Cerrado»');
    await done(kit, agent, 'reopenService', { id: serviceId, version: 2, reason: 'x' });
    await done(kit, agent, 'cancelService', { id: serviceId, version: 3, reasonId: CANCEL_ID });
    expect(await everybody()).toEqual([ofAll, ofAll, ofAll]);
  });
});
