import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SlotReasonKind } from '../gql/graphql.ts';
import { auditOf } from '../kits/client-kit.ts';
import {
  DAY,
  decide,
  givenFieldWork,
  reviewsOf,
  sendDay,
  type FieldWork,
  type ReviewRow,
} from '../kits/field-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { plan, slotOn } from '../kits/visit-kit.ts';
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

const seen = async () => {
  const { id, version } = await visitNow(kit, work.visit.id);
  return { id, version };
};

let given = 0;

/** Moves the visit to that technician, on a day without visits. */
async function give(technician: Person) {
  given += 1;
  const slot = slotOn(`2026-12-${String(given + 10)}`, '09:00', '10:00');
  const input = { ...(await seen()), technicianIds: [technician.uid], acceptedWarnings: WARNINGS, ...slot };
  const answer = await plan(kit, people.AGENT, 'moveVisit', input);
  expect(answer.__typename).toBe('PlanVisitSuccess');
}

const OFFICE: [name: string, because: string, act: () => Promise<unknown>][] = [
  [
    'cancels the visit',
    'La visita estaba anulada',
    async () => plan(kit, people.AGENT, 'cancelVisit', { ...(await seen()), reason: 'Llamó' }),
  ],
  [
    'assigns it to another technician',
    'La visita ya no era suya: la oficina se la dio a otra persona',
    () => give(people.OTHER),
  ],
];

const theReview = async (by = people.AGENT): Promise<ReviewRow> => {
  const [review, ...others] = await reviewsOf(kit, by, work.service.id);
  expect(others).toEqual([]);
  if (!review) throw new Error('no review');
  return review;
};

describe.each(OFFICE)("when the office %s before the day's work arrives", (_name, because, act) => {
  beforeEach(async () => {
    await act();
    const answers = await sendDay(kit, own, work);
    // Steps are always filed; lines and answers are applied if the visit is still the technician's.
    expect(answers.map(({ __typename }) => __typename)).not.toContain('TransitionError');
    expect(answers[0]).toMatchObject({
      ...{ __typename: 'WorkFiled', because: expect.stringContaining(because) as string },
    });
    expect(answers.at(-1)).toMatchObject({ __typename: 'WorkFiled', reviewId: answers[0]?.reviewId });
  });

  test('it is filed once and in order, with its photo, signature and note', async () => {
    const review = await theReview();
    expect(review).toMatchObject({
      ...{ status: 'OPEN', visitId: work.visit.id, technician: { id: own.uid } },
      because: expect.stringContaining(because) as string,
    });
    const { lines, answers } = await serviceNow(kit, work.service.id);
    const applied = [...(lines.length > 0 ? ['ADD_LINE'] : []), ...('p1' in answers ? ['ANSWER'] : [])];
    expect(review.acts.map(({ operation }) => operation)).toEqual(
      DAY.filter((each) => !applied.includes(each)),
    );
    expect(review.actCount).toBe(review.acts.length);
    expect(review.acts[0]?.at).toBe(at('09:00:00').toISOString());
    expect(review.attachments.map(({ kind }) => kind)).toEqual(['AFTER', 'SIGNATURE']);
    const log = await auditOf(kit, work.service.id);
    expect(log.filter(({ action }) => action === 'addNote')).toMatchObject([{ text: 'Queda probada' }]);
    expect(log.filter(({ action }) => action === 'fileWork')).toHaveLength(review.acts.length);
    expect(await serviceNow(kit, work.service.id)).toMatchObject({ reviews: { open: 1, total: 1 } });
  });

  test('applying it completes the visit with its report', async () => {
    const { id, version } = await theReview();
    const answer = await decide(kit, people.AGENT, 'applyWorkReview', { id, version });
    expect(answer).toMatchObject({
      ...{ __typename: 'WorkReviewSuccess', review: { status: 'APPLIED' } },
      service: { status: 'FINISHED', openReviews: 0 },
    });
    const visit = await visitNow(kit, work.visit.id);
    expect(visit).toMatchObject({
      ...{
        status: 'COMPLETED',
        technicianIds: [own.uid],
        resolution: 'Cambiada la válvula',
        openReviews: {},
      },
      ...{ travelStartedAt: at('09:00:00'), arrivedAt: at('09:10:00'), finishedAt: at('09:50:00') },
      pauses: [{ from: at('09:20:00'), to: at('09:30:00'), reason: 'BREAK' }],
    });
    const query = gql(`query FieldWorkWorkReport($id: ID!) { workReport(id: $id) {
      signer { name } content { workedMinutes checklist { answer } lines { text } photos { kind } } } }`);
    expect(await execute(kit, people.AGENT, query, { id: visit.reportId ?? '' })).toEqual({
      workReport: {
        signer: { name: 'Aurora Cid' },
        content: {
          ...{ workedMinutes: 30, checklist: [{ answer: '1,4' }] },
          ...{ lines: [{ text: 'Válvula' }], photos: [{ kind: 'AFTER' }] },
        },
      },
    });
  });
});
