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

/** What each operation takes. */
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

/** The operations by the names of their documents: those may get another hash while an act waits, their names stay. */
export type WorkOperation = keyof Inputs;

type Told = 'occurredAt' | 'deviceAt' | 'skewMs' | 'file';

/** A mutation of the technician's work, without its time: that is the act's own. */
export type WorkMutation = {
  [Name in WorkOperation]: { operation: Name; input: Omit<Inputs[Name], Told> };
}[WorkOperation];

/** A photo or a signature, with its bytes. */
export type WorkFile = {
  operation: 'PutFile';
  input: { id: string; serviceId: string; visitId: string; kind: AttachmentKind };
  blob: Blob;
};

/** Something a technician does in a visit, be there a connection or not. */
export type WorkAct = WorkMutation | WorkFile;

/** In which visit it is done, in words that need nothing else: they are shown when the day itself is no longer kept. */
export type WorkPlace = { visitId: string; serviceId: string; code: string; title: string };

/** Why the server did not take an act, ready to be shown. */
export type Refusal = {
  message: string;
  /** What is wrong with single fields, within the input. */
  fields: { path: string; message: string }[];
  requestId: string | null;
};

/** A tap while nobody knew how the device's clock went, and what had been measured of it until then. */
export type UnsureTap = { reading: ClockReading; measured: ClockMeasure | null };

/** An act on its way: what, where, when it was tapped, and under which key, which stays the same however often it is sent. */
export type QueuedAct = {
  key: string;
  /** The Auth uid of who did it: nobody else sends it. */
  owner: string;
  /** By the server's clock, as far as that is known. */
  occurredAt: string;
  /** The same by the device's own; an earlier version of the app did not keep it. */
  deviceAt?: string;
  /** Until it is sent for the first time: from then on its time stays, as its key does. */
  tap?: UnsureTap;
  place: WorkPlace;
  act: WorkAct;
  /** Whether the person gives it to the office as it is, after it was refused. */
  toOffice?: boolean;
  /** Null while it waits; then it is for the person to decide. */
  refusal: Refusal | null;
};

/** More milliseconds are no `Int`. */
const SKEW_MAX_MS = 2 ** 31 - 1;

/** When it was done: by the server's clock and, where the device's says something else, by that. */
export function timesOf({ occurredAt, deviceAt = occurredAt }: Pick<QueuedAct, 'occurredAt' | 'deviceAt'>) {
  const skewMs = Date.parse(deviceAt) - Date.parse(occurredAt);
  if (skewMs === 0) return { occurredAt };
  return { occurredAt, deviceAt, ...(Math.abs(skewMs) <= SKEW_MAX_MS && { skewMs }) };
}

/** A machine is no work of the visit: its inputs know one time. */
const isAboutMachine = (act: WorkAct) => act.operation === 'AddMachine' || act.operation === 'CorrectMachine';

/** What the server is sent. */
export function variablesOf({ act, key, toOffice, ...times }: QueuedAct & { act: WorkMutation }) {
  if (isAboutMachine(act)) return { input: { ...act.input, occurredAt: times.occurredAt }, key };
  return { input: { ...act.input, ...timesOf(times), ...(toOffice && { file: true }) }, key };
}

/** Whether the office can be given it as it is: notes and files are always taken as they are. */
export const canGoToOffice = ({ act }: Pick<QueuedAct, 'act'>): boolean =>
  act.operation !== 'PutFile' && act.operation !== 'AddVisitNote' && !isAboutMachine(act);

/** Whether an act of the queue is a mutation. */
export function isMutation(queued: QueuedAct): queued is QueuedAct & { act: WorkMutation } {
  return queued.act.operation !== 'PutFile';
}
