import type { DocumentSnapshot, Firestore, Timestamp, Transaction } from '@google-cloud/firestore';
import { formatLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { NewAbsence } from '@cuadrilla/domain/inputs/staff/absence.ts';
import { writeAudit } from '../../unit/audit.ts';
import type { Conflict } from '../../unit/failures.ts';
import type { AbsenceStatus } from '../../graphql/types.generated.ts';
import { readSection } from '../../settings/settings-store.ts';
import { act, type Done, type Occasion } from '../../store/act.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Absence } from './absence.ts';
import { fullName } from '../user.ts';
import { toFoundUser } from '../store/user-document-store.ts';

/** Which absences, and which page of them, the latest first. */
export type AbsenceRequest = {
  technicianId: string | null;
  status: AbsenceStatus | null;
  first: number;
  after: string | null;
};

type NotFound = { kind: 'notFound' };
type KeyReused = { kind: 'keyReused' };

/** A change of an absence, made from one version of it; `refuse` says why it cannot be, or null where it can. */
export type AbsenceChange<F> = {
  id: string;
  version: number;
  refuse: (
    absence: Absence,
    settings: { agentsApprove: () => Promise<boolean> },
  ) => F | null | Promise<F | null>;
};

export type AbsenceStore = {
  /** A page of `first` rows costs `first` + 1 reads. */
  list: (request: AbsenceRequest) => Promise<Page<Absence>>;
  find: (id: string) => Promise<Absence | null>;
  /** A technician's approved absences that are not over on a day: as many reads as there are of any status. */
  approvedFrom: (technicianId: string, day: LocalDate) => Promise<Absence[]>;
  /** Writes an absence; `overlap` where the technician has another on one of its days, `noTechnician` for a wrong id. */
  create: (
    technicianId: string,
    absence: NewAbsence & { status: 'REQUESTED' | 'APPROVED' },
    occasion: Occasion,
  ) => Promise<Done | { kind: 'overlap' } | { kind: 'noTechnician' } | KeyReused>;
  decide: <F extends { kind: string }>(
    change: AbsenceChange<F>,
    status: AbsenceStatus,
    occasion: Occasion,
  ) => Promise<Done | F | NotFound | Conflict | KeyReused>;
  /** Takes an absence out of the list; what it was stays in the log. */
  remove: <F extends { kind: string }>(
    change: AbsenceChange<F>,
    occasion: Occasion,
  ) => Promise<Done | F | NotFound | Conflict | KeyReused>;
};

const SORT = { name: 'absences.from', field: 'from', of: 'text', direction: 'desc' } as const;

/** Absences in Firestore. */
export function createAbsenceStore(firestore: Firestore): AbsenceStore {
  const absences = firestore.collection('absences');
  return {
    list({ technicianId, status, first, after }) {
      const ofWhom = technicianId === null ? absences : absences.where('technicianId', '==', technicianId);
      const query = status === null ? ofWhom : ofWhom.where('status', '==', status);
      return listPage({ query, sort: SORT, first, after }, toRow);
    },
    async approvedFrom(technicianId, day) {
      const { docs } = await notOver(firestore, technicianId, day).get();
      return docs.map(toRow).filter(({ status }) => status === 'APPROVED');
    },
    find: async (id) => (isDocumentId(id) ? toAbsence(await absences.doc(id).get()) : null),
    create: (technicianId, absence, occasion) =>
      act(firestore, occasion, (tx) => create(firestore, tx, { technicianId, absence, occasion })),
    decide: (change, status, occasion) =>
      changeAbsence(firestore, change, occasion, (tx, absence) => {
        const { actor, now } = occasion;
        const decidedByName = actor.name;
        tx.update(absences.doc(absence.id), {
          ...{ status, decidedByName, decidedBy: actor.id },
          ...{ version: absence.version + 1, updatedAt: now, updatedBy: actor.id },
        });
        const before = { status: absence.status, decidedByName: absence.decidedByName };
        audit(firestore, tx, occasion, { absence, before, after: { status, decidedByName } });
      }),
    remove: (change, occasion) =>
      changeAbsence(firestore, change, occasion, (tx, absence) => {
        tx.delete(absences.doc(absence.id));
        audit(firestore, tx, occasion, { absence, before: described(absence), after: null });
      }),
  };
}

type Creation = {
  technicianId: string;
  absence: NewAbsence & { status: 'REQUESTED' | 'APPROVED' };
  occasion: Occasion;
};

async function create(
  firestore: Firestore,
  tx: Transaction,
  { technicianId, absence, occasion }: Creation,
): Promise<Done | { kind: 'overlap' } | { kind: 'noTechnician' }> {
  if (!isDocumentId(technicianId)) return { kind: 'noTechnician' };
  const found = toFoundUser(await tx.get(firestore.doc(`users/${technicianId}`)));
  if (found?.kind !== 'user' || found.user.role !== 'TECHNICIAN') return { kind: 'noTechnician' };
  if (await overlaps(firestore, tx, technicianId, absence)) return { kind: 'overlap' };
  const { actor, now } = occasion;
  const ref = firestore.collection('absences').doc();
  const isDecided = absence.status === 'APPROVED';
  const stamp = { createdAt: now, createdBy: actor.id, updatedAt: now, updatedBy: actor.id, version: 1 };
  const decision = { decidedBy: isDecided ? actor.id : null, decidedByName: isDecided ? actor.name : null };
  const fields = { technicianId, technicianName: fullName(found.user), ...absence, ...decision };
  tx.create(ref, { ...fields, ...stamp });
  const made = { ...fields, id: ref.id, createdAt: now, version: 1 };
  audit(firestore, tx, occasion, { absence: made, before: null, after: described(made) });
  return { kind: 'done', ids: [ref.id] };
}

function notOver(firestore: Firestore, technicianId: string, day: LocalDate) {
  const ofThem = firestore.collection('absences').where('technicianId', '==', technicianId);
  return ofThem.where('to', '>=', day);
}

/** Whether a technician is, or has asked to be, away on one of the days already. */
async function overlaps(
  firestore: Firestore,
  tx: Transaction,
  technicianId: string,
  { from, to }: Pick<Absence, 'from' | 'to'>,
): Promise<boolean> {
  const { docs } = await tx.get(notOver(firestore, technicianId, from));
  return docs.map(toRow).some((other) => other.from <= to && other.status !== 'REJECTED');
}

async function changeAbsence<F extends { kind: string }>(
  firestore: Firestore,
  { id, version, refuse }: AbsenceChange<F>,
  occasion: Occasion,
  write: (tx: Transaction, absence: Absence) => void,
): Promise<Done | F | NotFound | Conflict | KeyReused> {
  if (!isDocumentId(id)) return { kind: 'notFound' };
  return act<F | NotFound | Conflict>(firestore, occasion, async (tx) => {
    const absence = toAbsence(await tx.get(firestore.doc(`absences/${id}`)));
    if (!absence) return { kind: 'notFound' };
    const agentsApprove = async () => (await readSection(firestore, tx, 'company')).agentsApproveAbsences;
    const refused = await refuse(absence, { agentsApprove });
    if (refused?.kind === 'notFound') return refused;
    if (absence.version !== version) return { kind: 'conflict' };
    if (refused) return refused;
    write(tx, absence);
    return { kind: 'done', ids: [id] };
  });
}

function described({ technicianName, from, to, kind, status, note }: Absence): Record<string, unknown> {
  return { technicianName, from, to, kind, status, note };
}

/** Kept on the absence, and in the timeline of whose it is. */
function audit(
  firestore: Firestore,
  tx: Transaction,
  { actor, action, now }: Occasion,
  change: {
    absence: Absence;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  },
): void {
  const { absence, before, after } = change;
  const subject = `${formatLocalDate(absence.from)} – ${formatLocalDate(absence.to)}`;
  const alsoOn = [{ entity: 'USER', id: absence.technicianId }] as const;
  writeAudit(firestore, tx, {
    ...{ actor, action, entity: 'ABSENCE', entityId: absence.id, alsoOn, subject, before, after, at: now },
  });
}

function toAbsence(snapshot: DocumentSnapshot): Absence | null {
  return snapshot.exists ? toRow(snapshot) : null;
}

function toRow(snapshot: DocumentSnapshot): Absence {
  const { technicianId, technicianName, from, to, kind, status, note, decidedByName, version, createdAt } =
    snapshot.data() as Omit<Absence, 'id' | 'createdAt'> & { createdAt: Timestamp };
  const fields = { technicianId, technicianName, from, to, kind, status, note, decidedByName, version };
  return { ...fields, id: snapshot.id, createdAt: createdAt.toDate() };
}
