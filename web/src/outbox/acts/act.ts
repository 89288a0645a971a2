import type { AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import type { ClockMeasure, ClockReading } from '@cuadrilla/domain/field/device-clock.ts';
import type {
  AddNoteInput,
  AddServiceLineInput,
  AnswerChecklistInput,
  CompleteVisitInput,
  CorrectEquipmentInput,
  CreateEquipmentInput,
  EndVisitIncompleteInput,
  FollowUpInput,
  PauseVisitInput,
  RemoveAttachmentInput,
  RemoveServiceLineInput,
  VisitActInput,
} from '#gql/schema.generated.ts';

type Inputs = {
  TravelToVisit: VisitActInput;
  StartVisit: VisitActInput;
  PauseVisit: PauseVisitInput;
  ResumeVisit: VisitActInput;
  CompleteVisit: CompleteVisitInput;
  EndVisitIncomplete: EndVisitIncompleteInput;
  AnswerVisitChecklist: AnswerChecklistInput;
  AddVisitLine: AddServiceLineInput;
  RemoveVisitLine: RemoveServiceLineInput;
  RemoveVisitPhoto: RemoveAttachmentInput;
  ProposeVisitFollowUp: FollowUpInput;
  AddVisitNote: AddNoteInput;
  AddMachine: CreateEquipmentInput;
  CorrectMachine: CorrectEquipmentInput;
};

export type WorkOperation = keyof Inputs;

type TimeField = 'occurredAt' | 'deviceAt' | 'skewMs';

/** A mutation without its times, which the queue adds. */
export type WorkMutation = {
  [Name in WorkOperation]: { operation: Name; input: Omit<Inputs[Name], TimeField | 'file'> };
}[WorkOperation];

export type WorkFile = {
  operation: 'PutFile';
  input: { id: string; serviceId: string; visitId: string; kind: AttachmentKind };
  blob: Blob;
};

export type WorkAct = WorkMutation | WorkFile;

/** The visit's address and title, for display after the day is no longer cached. */
export type WorkPlace = { visitId: string; serviceId: string; code: string; title: string };

export type Refusal = {
  message: string;
  fields: { path: string; message: string }[];
  requestId: string | null;
};

/** A tap made before the server's clock was known, with the best measurement so far. */
export type UnsureTap = { reading: ClockReading; measured: ClockMeasure | null };

export type QueuedAct = {
  key: string;
  owner: string;
  /** By the server's clock. */
  occurredAt: string;
  /** By the device's clock; missing in acts that an earlier version of the app stored. */
  deviceAt?: string;
  /** Removed at the first attempt, after which the times no longer change. */
  tap?: UnsureTap;
  place: WorkPlace;
  act: WorkAct;
  toOffice?: boolean;
  refusal: Refusal | null;
};

/** The largest GraphQL `Int`. */
const SKEW_MAX_MS = 2 ** 31 - 1;

export function timesOf({ occurredAt, deviceAt = occurredAt }: Pick<QueuedAct, 'occurredAt' | 'deviceAt'>) {
  const skewMs = Date.parse(deviceAt) - Date.parse(occurredAt);
  if (skewMs === 0) return { occurredAt };
  return { occurredAt, deviceAt, ...(Math.abs(skewMs) <= SKEW_MAX_MS && { skewMs }) };
}

/** Equipment inputs have only `occurredAt`. */
const isAboutMachine = (act: WorkAct) => act.operation === 'AddMachine' || act.operation === 'CorrectMachine';

export function variablesOf({ act, key, toOffice, ...times }: QueuedAct & { act: WorkMutation }) {
  if (isAboutMachine(act)) return { input: { ...act.input, occurredAt: times.occurredAt }, key };
  return { input: { ...act.input, ...timesOf(times), ...(toOffice && { file: true }) }, key };
}

/** Notes and files are always accepted, so they are never filed. */
export const canGoToOffice = ({ act }: Pick<QueuedAct, 'act'>): boolean =>
  act.operation !== 'PutFile' && act.operation !== 'AddVisitNote' && !isAboutMachine(act);

export function isMutation(queued: QueuedAct): queued is QueuedAct & { act: WorkMutation } {
  return queued.act.operation !== 'PutFile';
}
