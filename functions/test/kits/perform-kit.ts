import { randomUUID } from 'node:crypto';
import type { WorkedVisitFieldsFragment } from '../gql/graphql.ts';
import { type AnswerOf, gql, type InputOf, type Kit, mutations, type Person } from './kit.ts';

gql(`fragment WorkedVisitFields on Visit {
  id status outcome incompleteReason reason travelStartedAt arrivedAt finishedAt
  pauses { from to reason } unconfirmedTimes resolution technicians { id name } plannedStart version
}`);

const MUTATIONS = {
  travelToVisit:
    gql(`mutation TravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  startVisit:
    gql(`mutation StartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  pauseVisit:
    gql(`mutation PauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  resumeVisit:
    gql(`mutation ResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  completeVisit:
    gql(`mutation CompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  endVisitIncomplete:
    gql(`mutation EndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  correctVisitTimes:
    gql(`mutation CorrectVisitTimes($input: CorrectVisitTimesInput!, $key: UUID) { correctVisitTimes(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
  confirmVisitTimes:
    gql(`mutation ConfirmVisitTimes($input: ConfirmVisitTimesInput!, $key: UUID) { confirmVisitTimes(input: $input, key: $key) {
    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }
  } }`),
};

export type StepName = keyof typeof MUTATIONS;
export type StepInput<Name extends StepName> = InputOf<(typeof MUTATIONS)[Name]>;

export const STEPS = {
  travelToVisit: {},
  startVisit: {},
  pauseVisit: { reason: 'BREAK' },
  resumeVisit: {},
  completeVisit: { resolution: 'Cambiada la válvula' },
  endVisitIncomplete: { outcome: 'PARTIAL', reason: 'MISSING_MATERIAL' },
} as const;

export type VisitRow = WorkedVisitFieldsFragment;
export type Answer = AnswerOf<(typeof MUTATIONS)[StepName]>;

export const mutationOf = (name: StepName): string => MUTATIONS[name].toString();
export const { mutate: step, succeed: stepped } = mutations(MUTATIONS);

/** Retries BUSY with the same key, as a phone's queue does. */
export async function stepAtLast<Name extends StepName>(
  kit: Pick<Kit, 'send'>,
  by: Person,
  name: Name,
  input: StepInput<Name>,
) {
  const key = randomUUID();
  for (;;) {
    try {
      return await step(kit, by, name, input, key);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('"BUSY"')) throw error;
    }
  }
}
