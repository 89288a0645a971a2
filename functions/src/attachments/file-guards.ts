import { fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { canAny, canFor } from '@cuadrilla/domain/people/permissions.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { isServiceSettled, SERVICE_STATUS_LABELS } from '@cuadrilla/domain/services/service-status.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Service } from '../work/service.ts';
import { mayReadService, type Reader } from '../work/ownership.ts';
import type { Visit } from '../work/visit.ts';
import { mayReadVisit } from '../work/visit-ownership.ts';
import type { Attachment } from './attachment.ts';

type OfVisit = Pick<Visit, 'status' | 'technicianIds' | 'formerTechnicians' | 'summary'>;

export type FileFacts = {
  service: Pick<Service, 'id' | 'status' | 'technicianIds'>;
  visit: OfVisit | null;
  visits: readonly OfVisit[];
};

const OTHERS = 'Lo añadió otra persona: solo lo puede quitar la oficina';
const OVER = 'Tu visita ya ha terminado: los archivos los cambia la oficina';

/** Whether a person may know of the service and of the file's visit, even a cancelled or finished one. */
export function knowsFilesOf(viewer: Reader, { service, visit }: Omit<FileFacts, 'visits'>): boolean {
  if (!mayReadService(viewer, service)) return false;
  if (visit === null) return true;
  const isOwn = visit.technicianIds.includes(viewer.id);
  return canFor(viewer.role, 'visits:read', isOwn) && visit.summary.serviceId === service.id;
}

/** Whether the visit is or was the technician's: files they took there are kept in any state of visit and service. */
export function isFromOwnVisit(
  viewer: Reader,
  { service, visit, visits }: Omit<FileFacts, 'service'> & { service: Pick<Service, 'id'> },
): boolean {
  if (!worksInField(viewer.role)) return false;
  const known = (visit === null ? visits : [visit]).filter(({ summary }) => summary.serviceId === service.id);
  return known.some((each) => fieldRelation(viewer.id, each) !== 'STRANGER');
}

/** For viewers who may read the service: a file of a visit also requires read access to the visit. */
export async function seesFile(
  viewer: Reader,
  { visitId }: Pick<Attachment, 'visitId'>,
  findVisit: (id: string) => Promise<Pick<Visit, 'status' | 'technicianIds'> | null>,
): Promise<boolean> {
  if (visitId === null || canAny(viewer.role, 'visits:read')) return true;
  const visit = await findVisit(visitId);
  return visit !== null && mayReadVisit(viewer, visit);
}

/**
 * Why a person may not change files now, or null. The office may until the service is closed, a technician until the visit is
 * over; for a file without a visit, until all of their visits are.
 */
export function fileChangeProblem(viewer: Reader, { service, visit, visits }: FileFacts): string | null {
  const { status } = service;
  if (isServiceSettled(status)) {
    return `No se pueden cambiar los archivos de un servicio «${SERVICE_STATUS_LABELS[status]}»`;
  }
  if (visit?.status === 'CANCELLED') return 'No se pueden cambiar los archivos de una visita anulada';
  if (canAny(viewer.role, 'attachments:add')) return null;
  const own = ownVisitsOf(viewer, { visit, visits });
  return own.every((each) => isVisitOver(each.status)) ? OVER : null;
}

export function ownVisitsOf<V extends Pick<Visit, 'technicianIds'>>(
  viewer: Reader,
  { visit, visits }: { visit: V | null; visits: readonly V[] },
): V[] {
  if (canAny(viewer.role, 'attachments:add')) return [];
  return (visit === null ? visits : [visit]).filter(({ technicianIds }) => technicianIds.includes(viewer.id));
}

/**
 * Why a person may not remove a file, or null. A technician may remove only what they added, and photos and signature of their
 * own visit.
 */
export function fileRemovalProblem(
  viewer: Reader,
  { authorId, visitId, kind }: Pick<Attachment, 'authorId' | 'visitId' | 'kind'>,
  facts: FileFacts,
): string | null {
  const isOfVisit = visitId !== null && kind !== 'DOCUMENT';
  if (!canFor(viewer.role, 'attachments:remove', authorId === viewer.id || isOfVisit)) return OTHERS;
  return fileChangeProblem(viewer, facts);
}
