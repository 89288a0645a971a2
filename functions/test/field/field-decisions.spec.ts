import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SlotReasonKind } from '../gql/graphql.ts';
import {
  DAY,
  decide,
  field,
  givenFieldWork,
  reviewsOf,
  sendDay,
  type FieldWork,
  type ReviewRow,
} from '../kits/field-kit.ts';
import { auditOf } from '../kits/client-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { plan, planned, slotOn } from '../kits/visit-kit.ts';
import {
  at,
  endWorkInProgress,
  serviceNow,
  startWork,
  visitNow,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const WARNINGS: SlotReasonKind[] = [
  'OUTSIDE_HOURS',
  'OUTSIDE_ZONES',
  'HOLIDAY',
  'MISSING_SKILL',
  'OUTSIDE_WINDOW',
];

let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
let work: FieldWork;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await endWorkInProgress(kit);
  work = await givenFieldWork(kit, own, place);
});

async function annul() {
  const { id, version } = await visitNow(kit, work.visit.id);
  const answer = await plan(kit, people.AGENT, 'cancelVisit', { id, version, reason: 'Llamó' });
  expect(answer.__typename).toBe('VisitSuccess');
}

const theReview = async (): Promise<ReviewRow> => {
  const [review, ...others] = await reviewsOf(kit, people.AGENT, work.service.id);
  expect(others).toEqual([]);
  if (!review) throw new Error('no review');
  return review;
};

describe('work filed for review', () => {
  beforeEach(async () => {
    await annul();
    await sendDay(kit, own, work);
  });

  test('is rejected with a reason that the technician can read', async () => {
    const { id, version } = await theReview();
    const answer = await decide(kit, people.AGENT, 'rejectWorkReview', {
      id,
      version,
      reason: ' Era otra caldera ',
    });
    expect(answer.review).toMatchObject({ status: 'REJECTED', reason: 'Era otra caldera' });
    const query = gql(
      `query MyFiledWork { myFiledWork { id status reason acts { operation } visit { id } } }`,
    );
    const { myFiledWork } = await execute(kit, own, query);
    expect(myFiledWork.find((each) => each.id === id)).toMatchObject({
      ...{ status: 'REJECTED', reason: 'Era otra caldera', visit: null },
    });
    expect(await visitNow(kit, work.visit.id)).toMatchObject({ status: 'CANCELLED', openReviews: {} });
  });

  test('is decided once, and only from its current version', async () => {
    const { id, version } = await theReview();
    const late = await decide(kit, people.AGENT, 'applyWorkReview', { id, version: version - 1 });
    expect(late).toMatchObject({ __typename: 'ConflictError', current: { id, version } });
    const key = randomUUID();
    const apply = () => decide(kit, people.AGENT, 'applyWorkReview', { id, version }, key);
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ __typename }) => __typename)).toEqual(['WorkReviewSuccess', 'WorkReviewSuccess']);
    expect(
      await decide(kit, people.AGENT, 'rejectWorkReview', { id, version: version + 1, reason: 'No' }),
    ).toEqual({
      ...{ __typename: 'TransitionError', message: 'Este trabajo ya está aplicado' },
    });
    expect((await kit.firestore.collection('reports').where('visitId', '==', work.visit.id).get()).size).toBe(
      1,
    );
  });

  test('is applied completely even with 600 acts', async () => {
    const { id, version } = await theReview();
    const writer = kit.firestore.bulkWriter({ throttling: false });
    for (let number = DAY.length + 1; number <= 600; number += 1) {
      const answered = { operation: 'ANSWER', itemId: 'p1', question: 'Presión', value: number, text: '' };
      void writer.create(kit.firestore.collection(`workReviews/${id}/acts`).doc(), {
        ...{ number, work: answered, at: at('09:55:00'), unconfirmed: false, because: '' },
        ...{ receivedAt: NOW, deviceAt: null, key: null },
      });
    }
    await writer.close();
    expect((await theReview()).acts).toHaveLength(600);
    await decide(kit, people.AGENT, 'applyWorkReview', { id, version });
    expect((await serviceNow(kit, work.service.id)).answers['p1']).toMatchObject({ value: 600 });
  });

  test('is applied including a removed attachment and proposed follow-ups', async () => {
    const { firestore } = kit;
    const serviceId = work.service.id;
    const said = { occurredAt: at('09:52:00').toISOString() };
    const photo = `${work.visit.id.slice(0, 19)}P`;
    const remove = gql(
      `mutation FieldDecisionsRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }`,
    );
    const input = { id: photo, ...said };
    const filed: { __typename: string }[] = Object.values(await execute(kit, own, remove, { input }));
    for (const title of ['Cambiar el vaso', 'Purgar']) {
      filed.push(await field(kit, own, 'proposeFollowUp', { serviceId, title, ...said }));
    }
    expect(filed.map(({ __typename }) => __typename)).toEqual(['WorkFiled', 'WorkFiled', 'WorkFiled']);
    const { id, version } = await theReview();
    const answer = await decide(kit, people.AGENT, 'applyWorkReview', { id, version });
    expect(answer.review?.attachments.map(({ kind }) => kind)).toEqual(['SIGNATURE']);
    for (const path of [`attachments/${photo}`, `blobs/${photo}`]) {
      expect((await firestore.doc(path).get()).exists).toBe(false);
    }
    const made = await firestore.collection('services').where('followsUp.id', '==', serviceId).get();
    expect(made.docs.map((doc) => doc.get('title') as string).toSorted()).toEqual([
      'Cambiar el vaso',
      'Purgar',
    ]);
    expect(new Set(made.docs.map((doc) => doc.get('code') as string)).size).toBe(2);
    for (const doc of made.docs) expect(doc.get('proposedByName')).toBe('Nombre Apellido');
    const removal = expect.objectContaining({ action: 'removeAttachment' }) as unknown;
    expect(await auditOf(kit, serviceId)).toContainEqual(removal);
  });

  test('is counted for the office', async () => {
    const query = gql(
      `query FieldDecisionsOpenReviewCount { openReviewCount workReviews(first: 1) { totalCount edges { node { id } } } }`,
    );
    const { id } = await theReview();
    const { openReviewCount, workReviews } = await execute(kit, people.AGENT, query);
    expect(openReviewCount).toBeGreaterThan(0);
    expect(workReviews.totalCount).toBe(openReviewCount);
    expect((await kit.firestore.doc(`workReviews/${id}`).get()).get('status')).toBe('OPEN');
  });

  test('cannot be added to by a technician who is not on the visit', async () => {
    const input = { id: work.visit.id, occurredAt: at('09:00:00').toISOString(), file: true };
    expect((await field(kit, people.OTHER, 'startVisit', input)).__typename).toBe('NotFoundError');
    expect((await theReview()).acts).toHaveLength(DAY.length);
  });

  test('can be attached to another visit of the service, which takes over its times and technician', async () => {
    const input = {
      serviceId: work.service.id,
      technicianIds: [people.OTHER.uid],
      acceptedWarnings: WARNINGS,
    };
    const slot = slotOn('2026-12-15', '09:00', '10:00');
    const { visit: other } = await planned(kit, people.AGENT, 'scheduleVisit', { ...input, ...slot });
    const { id, version } = await theReview();
    const answer = await decide(kit, people.AGENT, 'attachWorkReview', { id, version, visitId: other.id });
    expect(answer.review).toMatchObject({ status: 'ATTACHED', attachedToId: other.id });
    expect(await visitNow(kit, other.id)).toMatchObject({
      ...{ status: 'COMPLETED', technicianIds: [people.OTHER.uid, own.uid], finishedAt: at('09:50:00') },
    });
    expect(answer.review?.attachments).toHaveLength(2);
    expect(await visitNow(kit, work.visit.id)).toMatchObject({ status: 'CANCELLED', openReviews: {} });
  });
});

describe('an act without the time of the tap', () => {
  test('is refused instead of filed', async () => {
    await annul();
    expect((await field(kit, own, 'startVisit', { id: work.visit.id })).__typename).toBe('TransitionError');
    expect(await reviewsOf(kit, people.AGENT, work.service.id)).toEqual([]);
  });
});

describe('an act with a correctable error', () => {
  const end = () => ({ id: work.visit.id, resolution: 'Hecho', occurredAt: at('09:50:00').toISOString() });
  beforeEach(async () => {
    await field(kit, own, 'startVisit', { id: work.visit.id, occurredAt: at('09:10:00').toISOString() });
  });

  test('is refused, or filed if the technician sends it to the office as it is', async () => {
    expect((await field(kit, own, 'completeVisit', end())).__typename).toBe('ValidationError');
    expect(await field(kit, own, 'completeVisit', { ...end(), file: true })).toMatchObject({
      ...{ __typename: 'WorkFiled', because: expect.stringContaining('Falta 1 foto') as string },
    });
    const { id, version } = await theReview();
    const asked = await decide(kit, people.AGENT, 'applyWorkReview', { id, version });
    expect(asked).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'refusal' }] });
    const input = { id, version, refusal: 'No había nadie' };
    expect((await decide(kit, people.AGENT, 'applyWorkReview', input)).service?.status).toBe('FINISHED');
  });
});
