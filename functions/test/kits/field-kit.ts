/** What the tests of work that its visit did not take share: a technician's offline day, what the office does, and its decision. */
import { randomUUID } from 'node:crypto';
import { answerOf, png, put } from './files-kit.ts';
import { execute, mutations, type Kit, type Person } from './kit.ts';
import { addNote } from './note-kit.ts';
import { at, putWork, type Place } from './work-kit.ts';

const FILED = '... on WorkFiled { reviewId because }';
const ALWAYS = `__typename ... on UserError { message } ... on ValidationError { fields { path message } } ${FILED}`;
const INPUTS = {
  travelToVisit: 'VisitActInput',
  startVisit: 'VisitActInput',
  pauseVisit: 'PauseVisitInput',
  resumeVisit: 'VisitActInput',
  completeVisit: 'CompleteVisitInput',
  endVisitIncomplete: 'EndVisitIncompleteInput',
  addServiceLine: 'AddServiceLineInput',
  removeServiceLine: 'RemoveServiceLineInput',
  answerChecklist: 'AnswerChecklistInput',
  proposeFollowUp: 'FollowUpInput',
  removeAttachment: 'RemoveAttachmentInput',
} as const;

export type FieldName = keyof typeof INPUTS;
export type FieldAnswer = {
  __typename: string;
  reviewId?: string | null;
  because?: string;
  message?: string;
};

/** Sends what a technician did. */
export const field = mutations<FieldName, FieldAnswer>(
  (name) =>
    `mutation ($input: ${INPUTS[name]}!, $key: UUID) { ${name}(input: $input, key: $key) { ${ALWAYS} } }`,
);

export const REVIEW = `id status version visitId because from to actCount reason attachedToId decidedByName
  service { id } technician { id name }
  acts { operation at unconfirmed because pauseReason text question answer line { id text } signer { name } }
  attachments { id kind }`;

export type ReviewRow = {
  id: string;
  status: string;
  version: number;
  visitId: string;
  because: string;
  from: string;
  to: string;
  actCount: number;
  reason: string | null;
  technician: { id: string };
  acts: { operation: string; at: string; unconfirmed: boolean; because: string; text: string | null }[];
  attachments: { id: string; kind: string }[];
};

const DECISIONS = {
  applyWorkReview: 'ApplyWorkReviewInput',
  attachWorkReview: 'AttachWorkReviewInput',
  rejectWorkReview: 'RejectWorkReviewInput',
} as const;

export type DecisionAnswer = FieldAnswer & {
  review?: ReviewRow;
  current?: ReviewRow;
  fields?: { path: string; message: string }[];
  service?: { status: string; openReviews: number };
};

/** Decides as the office. */
export const decide = mutations<keyof typeof DECISIONS, DecisionAnswer>(
  (name) => `mutation ($input: ${DECISIONS[name]}!, $key: UUID) {
    ${name}(input: $input, key: $key) {
      __typename ... on UserError { message } ... on ValidationError { fields { path message } }
      ... on ConflictError { current { ... on WorkReview { ${REVIEW} } } }
      ... on WorkReviewSuccess { review { ${REVIEW} } service { status openReviews } }
    }
  }`,
);

/** A service's reviews as somebody sees them. */
export async function reviewsOf(kit: Pick<Kit, 'send'>, by: Person, serviceId: string): Promise<ReviewRow[]> {
  const query = `query ($id: ID!) { service(id: $id) { workReviews { ${REVIEW} } } }`;
  const { service } = await execute<{ service: { workReviews: ReviewRow[] } }>(kit, by, query, {
    id: serviceId,
  });
  return service.workReviews;
}

const LINE_ID = 'lineadecampolineacam';
const line = {
  ...{
    kind: 'MATERIAL',
    text: 'Válvula',
    quantityMilli: 1_000,
    unit: 'UNIT',
    vatPercent: 21,
    billable: 'YES',
  },
};

export type FieldWork = Awaited<ReturnType<typeof givenFieldWork>>;

/** A visit that asks for an answer, a photo and a signature, and nothing done of it yet. */
export async function givenFieldWork(kit: Kit, own: Person, place: Place) {
  return putWork(kit, [own], {
    place,
    service: {
      checklist: [{ id: 'p1', text: 'Presión', kind: 'NUMBER', options: [], required: true }],
      ...{ minPhotos: 1, requiresSignature: true },
    },
  });
}

const said = (time: string) => ({ occurredAt: at(`${time}:00`).toISOString() });

/**
 * A day's work as a phone without a connection keeps it: from «En camino» to a signed «Completar», with material, an answer, a
 * photo and a note. Each is sent twice, as after an answer that was lost, the first act at once.
 */
export async function sendDay(kit: Kit, own: Person, { service, visit }: FieldWork): Promise<FieldAnswer[]> {
  const twice = async (name: FieldName, input: Record<string, unknown>) => {
    const key = randomUUID();
    const sent = () => field(kit, own, name, input, key);
    // Two transactions that want the same documents wait on the emulator's locks: one act at once is enough.
    const isAtOnce = name === 'travelToVisit';
    const [first, second] = isAtOnce ? await Promise.all([sent(), sent()]) : [await sent(), await sent()];
    return first.__typename === 'WorkFiled' ? second : first;
  };
  const file = async (kind: 'AFTER' | 'SIGNATURE', time: string, id: string) => {
    const about = { service: service.id, visit: visit.id, kind, id, bytes: png(), ...said(time) };
    const answers = [await put(kit, own, about), await put(kit, own, about)];
    for (const answer of answers)
      if (answer.status !== 200) throw new Error(JSON.stringify(await answerOf(answer)));
  };
  const { id } = visit;
  const ofService = { serviceId: service.id };
  const signatureId = visit.id.slice(0, 19) + 'S';
  const sent = [
    await twice('travelToVisit', { id, ...said('09:00') }),
    await twice('startVisit', { id, ...said('09:10') }),
    await twice('addServiceLine', { ...ofService, lineId: LINE_ID, line, ...said('09:15') }),
    await twice('answerChecklist', { ...ofService, itemId: 'p1', answer: '1.4', ...said('09:20') }),
    await twice('pauseVisit', { id, reason: 'BREAK', ...said('09:20') }),
    await twice('resumeVisit', { id, ...said('09:30') }),
  ];
  await file('AFTER', '09:35', visit.id.slice(0, 19) + 'P');
  const note = { entity: 'SERVICE', id: service.id, kind: 'NOTE', text: 'Queda probada', ...said('09:40') };
  const key = randomUUID();
  await addNote(kit, own, note, key);
  await addNote(kit, own, note, key);
  await file('SIGNATURE', '09:45', signatureId);
  const signed = { signer: { name: 'Aurora Cid' }, signatureId };
  const end = { id, resolution: 'Cambiada la válvula', ...signed, ...said('09:50') };
  return [...sent, await twice('completeVisit', end)];
}

/** What the acts of such a day are, in their order. */
export const DAY = ['TRAVEL', 'START', 'ADD_LINE', 'ANSWER', 'PAUSE', 'RESUME', 'COMPLETE'];
