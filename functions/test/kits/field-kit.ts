import { randomUUID } from 'node:crypto';
import { answerOf, png, put } from './files-kit.ts';
import type { ReviewFieldsFragment, ServiceLineInput } from '../gql/graphql.ts';
import { type AnswerOf, execute, gql, type InputOf, mutations, type Kit, type Person } from './kit.ts';
import { addNote } from './note-kit.ts';
import { at, putWork, type Place } from './work-kit.ts';

const MUTATIONS = {
  travelToVisit:
    gql(`mutation FieldTravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  startVisit:
    gql(`mutation FieldStartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  pauseVisit:
    gql(`mutation FieldPauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  resumeVisit:
    gql(`mutation FieldResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  completeVisit:
    gql(`mutation FieldCompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  endVisitIncomplete:
    gql(`mutation FieldEndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  addServiceLine:
    gql(`mutation FieldAddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  removeServiceLine:
    gql(`mutation FieldRemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  answerChecklist:
    gql(`mutation FieldAnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  proposeFollowUp:
    gql(`mutation FieldProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
  removeAttachment:
    gql(`mutation FieldRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {
    __typename ...Refusal ... on WorkFiled { reviewId because }
  } }`),
};

export type FieldName = keyof typeof MUTATIONS;
type FieldInput<Name extends FieldName> = InputOf<(typeof MUTATIONS)[Name]>;
export type FieldAnswer = AnswerOf<(typeof MUTATIONS)[FieldName]>;

export const { mutate: field } = mutations(MUTATIONS);

gql(`fragment ReviewFields on WorkReview {
  id status version visitId because from to actCount reason attachedToId decidedByName
  service { id } technician { id name }
  acts { operation at unconfirmed because pauseReason text question answer line { id text } signer { name } }
  attachments { id kind }
}`);
export type ReviewRow = ReviewFieldsFragment;

const DECISIONS = {
  applyWorkReview:
    gql(`mutation ApplyWorkReview($input: ApplyWorkReviewInput!, $key: UUID) { applyWorkReview(input: $input, key: $key) {
    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }
    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }
  } }`),
  attachWorkReview:
    gql(`mutation AttachWorkReview($input: AttachWorkReviewInput!, $key: UUID) { attachWorkReview(input: $input, key: $key) {
    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }
    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }
  } }`),
  rejectWorkReview:
    gql(`mutation RejectWorkReview($input: RejectWorkReviewInput!, $key: UUID) { rejectWorkReview(input: $input, key: $key) {
    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }
    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }
  } }`),
};

export const { mutate: decide } = mutations(DECISIONS);

export async function reviewsOf(kit: Pick<Kit, 'send'>, by: Person, serviceId: string): Promise<ReviewRow[]> {
  const query = gql(`query ReviewsOf($id: ID!) { service(id: $id) { workReviews { ...ReviewFields } } }`);
  const { service } = await execute(kit, by, query, { id: serviceId });
  return service?.workReviews ?? [];
}

const LINE_ID = 'lineadecampolineacam';
const line: ServiceLineInput = {
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

/** Requires an answer, a photo and a signature; nothing done yet. */
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
 * A day's work as an offline phone queues it: «En camino» to a signed «Completar», with material, an answer, a photo and a
 * note. Each act is sent twice, as after a lost response, the first one in parallel.
 */
export async function sendDay(kit: Kit, own: Person, { service, visit }: FieldWork): Promise<FieldAnswer[]> {
  const twice = async <Name extends FieldName>(name: Name, input: FieldInput<Name>) => {
    const key = randomUUID();
    const sent = () => field(kit, own, name, input, key);
    // Parallel transactions wait on the emulator's locks: once is enough.
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
  const note = {
    ...{ entity: 'SERVICE' as const, id: service.id, kind: 'NOTE' as const, text: 'Queda probada' },
    ...said('09:40'),
  };
  const key = randomUUID();
  await addNote(kit, own, note, key);
  await addNote(kit, own, note, key);
  await file('SIGNATURE', '09:45', signatureId);
  const signed = { signer: { name: 'Aurora Cid' }, signatureId };
  const end = { id, resolution: 'Cambiada la válvula', ...signed, ...said('09:50') };
  return [...sent, await twice('completeVisit', end)];
}

export const DAY = ['TRAVEL', 'START', 'ADD_LINE', 'ANSWER', 'PAUSE', 'RESUME', 'COMPLETE'];
