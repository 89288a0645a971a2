import { SERVICE_STATUS_LABELS } from '@cuadrilla/domain/service-status.ts';
import { isVisitOver } from '@cuadrilla/domain/visit-states.ts';
import type { Service } from '../services/service.ts';
import { mayReadService, type Reader } from '../services/ownership.ts';
import type { Visit } from '../visits/visit.ts';

type OfVisit = Pick<Visit, 'status' | 'technicianIds' | 'summary'>;

/** What decides about the files of a service: the visit they are of, where they are of one, and all of its visits. */
export type FileFacts = {
  service: Pick<Service, 'id' | 'status' | 'technicianIds'>;
  visit: OfVisit | null;
  visits: readonly OfVisit[];
};

const OVER = 'Tu visita ya ha terminado: los archivos los cambia la oficina';

/** Whether a person may know of a service and of a visit that is said to be one of its own. */
export function seesFilesOf(
  viewer: Reader,
  service: FileFacts['service'],
  visit: OfVisit | null = null,
): boolean {
  if (!mayReadService(viewer, service)) return false;
  return visit === null || visit.summary.serviceId === service.id;
}

/**
 * Why a person may not add or remove files now, in Spanish, or null where they may: the office until the service is closed, a
 * technician while the visit, or any visit of theirs where the file is of none, is not over.
 */
export function fileChangeProblem(viewer: Reader, { service, visit, visits }: FileFacts): string | null {
  const { status } = service;
  if (status === 'CLOSED' || status === 'CANCELLED') {
    return `No se pueden cambiar los archivos de un servicio «${SERVICE_STATUS_LABELS[status]}»`;
  }
  if (visit?.status === 'CANCELLED') return 'No se pueden cambiar los archivos de una visita anulada';
  if (viewer.role !== 'TECHNICIAN') return null;
  const own = (visit === null ? visits : [visit]).filter(({ technicianIds }) =>
    technicianIds.includes(viewer.id),
  );
  if (own.length === 0) return 'Solo los técnicos de la visita pueden cambiar sus archivos';
  return own.every((each) => isVisitOver(each.status)) ? OVER : null;
}
