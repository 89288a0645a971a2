import { fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { isServiceSettled, SERVICE_STATUS_LABELS } from '@cuadrilla/domain/services/service-status.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Service } from '../services/service.ts';
import { mayReadService, type Reader } from '../services/ownership.ts';
import type { Visit } from '../visits/visit.ts';
import { mayReadVisit } from '../visits/visit-ownership.ts';
import type { Attachment } from './attachment.ts';

type OfVisit = Pick<Visit, 'status' | 'technicianIds' | 'formerTechnicians' | 'summary'>;

/** What decides about the files of a service: the visit they are of, where they are of one, and all of its visits. */
export type FileFacts = {
  service: Pick<Service, 'id' | 'status' | 'technicianIds'>;
  visit: OfVisit | null;
  visits: readonly OfVisit[];
};

const OTHERS = 'Lo añadió otra persona: solo lo puede quitar la oficina';
const OVER = 'Tu visita ya ha terminado: los archivos los cambia la oficina';

/**
 * Whether a person may change files of a service and of a visit that is said to be one of its own, now or at another time: a
 * colleague's visit is none to a technician, while of an annulled one of theirs they are to be told why it is refused.
 */
export function knowsFilesOf(viewer: Reader, { service, visit }: Omit<FileFacts, 'visits'>): boolean {
  if (!mayReadService(viewer, service)) return false;
  if (visit === null) return true;
  const isOwn = viewer.role !== 'TECHNICIAN' || visit.technicianIds.includes(viewer.id);
  return isOwn && visit.summary.serviceId === service.id;
}

/** Whether a technician has or had to do with a visit of a service: what they took there is kept, however both stand by now. */
export function tookInField(
  viewer: Reader,
  { service, visit, visits }: Omit<FileFacts, 'service'> & { service: Pick<Service, 'id'> },
): boolean {
  if (viewer.role !== 'TECHNICIAN') return false;
  const known = (visit === null ? visits : [visit]).filter(({ summary }) => summary.serviceId === service.id);
  return known.some((each) => fieldRelation(viewer.id, each) !== 'STRANGER');
}

/** Whether a person who sees a service sees a file of it: a technician those of no visit, and of visits that they see. */
export async function seesFile(
  viewer: Reader,
  { visitId }: Pick<Attachment, 'visitId'>,
  findVisit: (id: string) => Promise<Pick<Visit, 'status' | 'technicianIds'> | null>,
): Promise<boolean> {
  if (visitId === null || viewer.role !== 'TECHNICIAN') return true;
  const visit = await findVisit(visitId);
  return visit !== null && mayReadVisit(viewer, visit);
}

/**
 * Why a person may not add or remove files now, in Spanish, or null where they may: the office until the service is closed, a
 * technician while the visit, or any visit of theirs where the file is of none, is not over.
 */
export function fileChangeProblem(viewer: Reader, { service, visit, visits }: FileFacts): string | null {
  const { status } = service;
  if (isServiceSettled(status)) {
    return `No se pueden cambiar los archivos de un servicio «${SERVICE_STATUS_LABELS[status]}»`;
  }
  if (visit?.status === 'CANCELLED') return 'No se pueden cambiar los archivos de una visita anulada';
  if (viewer.role !== 'TECHNICIAN') return null;
  const own = ownVisitsOf(viewer, { visit, visits });
  return own.every((each) => isVisitOver(each.status)) ? OVER : null;
}

/** The visits of a technician's own in which a file is; the office has none. */
export function ownVisitsOf<V extends Pick<Visit, 'technicianIds'>>(
  viewer: Reader,
  { visit, visits }: { visit: V | null; visits: readonly V[] },
): V[] {
  if (viewer.role !== 'TECHNICIAN') return [];
  return (visit === null ? visits : [visit]).filter(({ technicianIds }) => technicianIds.includes(viewer.id));
}

/** The same of removing one: a technician what they added themselves, and photos and signature of an own visit. */
export function fileRemovalProblem(
  viewer: Reader,
  { authorId, visitId, kind }: Pick<Attachment, 'authorId' | 'visitId' | 'kind'>,
  facts: FileFacts,
): string | null {
  const isOfVisit = visitId !== null && kind !== 'DOCUMENT';
  if (viewer.role === 'TECHNICIAN' && authorId !== viewer.id && !isOfVisit) return OTHERS;
  return fileChangeProblem(viewer, facts);
}
