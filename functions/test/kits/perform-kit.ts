/** What the tests of a visit's steps and of its report share: the operations, and what each needs. */
import { randomUUID } from 'node:crypto';
import type { Visit } from '../../src/visits/visit.ts';
import { type Kit, mutations, type Person } from './kit.ts';

/** What is asked of a visit everywhere. */
export const VISIT = `id status outcome incompleteReason reason travelStartedAt arrivedAt finishedAt
  pauses { from to reason } unconfirmedTimes resolution technicians { id name } plannedStart version`;
const FAILURES = `__typename ... on UserError { message } ... on ValidationError { fields { path message } }
  ... on ConflictError { current { __typename ... on Visit { ${VISIT} } } }`;

const INPUTS = {
  travelToVisit: 'VisitActInput',
  startVisit: 'VisitActInput',
  pauseVisit: 'PauseVisitInput',
  resumeVisit: 'VisitActInput',
  completeVisit: 'CompleteVisitInput',
  endVisitIncomplete: 'EndVisitIncompleteInput',
  correctVisitTimes: 'CorrectVisitTimesInput',
  confirmVisitTimes: 'ConfirmVisitTimesInput',
} as const;

export type StepName = keyof typeof INPUTS;

/** What each needs beside the id. */
export const STEPS: Record<
  Exclude<StepName, 'correctVisitTimes' | 'confirmVisitTimes'>,
  Record<string, unknown>
> = {
  travelToVisit: {},
  startVisit: {},
  pauseVisit: { reason: 'BREAK' },
  resumeVisit: {},
  completeVisit: { resolution: 'Cambiada la válvula' },
  endVisitIncomplete: { outcome: 'PARTIAL', reason: 'MISSING_MATERIAL' },
};

type Stamped<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };
export type VisitRow = Stamped<Omit<Visit, 'pauses'>> & {
  pauses: { from: string; to: string | null; reason: string }[];
  unconfirmedTimes: string[];
};
export type Answer = {
  __typename: string;
  visit: VisitRow;
  message?: string;
  fields?: { path: string; message: string }[];
  current?: VisitRow & { __typename: string };
};

/** The text of one mutation. */
export function mutationOf(name: StepName): string {
  return `mutation ($input: ${INPUTS[name]}!, $key: UUID) {
    ${name}(input: $input, key: $key) { ${FAILURES} ... on VisitSuccess { visit { ${VISIT} } } }
  }`;
}

/** Takes a step of a visit. */
export const step = mutations<StepName, Answer>(mutationOf);

/** As a phone's queue does: what found the server busy is sent again with its key. */
export async function stepAtLast(
  kit: Pick<Kit, 'send'>,
  by: Person,
  name: StepName,
  input: Record<string, unknown>,
): Promise<Answer> {
  const key = randomUUID();
  for (;;) {
    try {
      return await step(kit, by, name, input, key);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('"BUSY"')) throw error;
    }
  }
}
