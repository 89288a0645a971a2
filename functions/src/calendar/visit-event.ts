import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { isVisitOver, VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { addressLine } from '../reports/address-line.ts';
import type { WorkContact } from '../services/work-contact.ts';
import type { Visit } from '../work/visit.ts';

export type VisitEvent = {
  /** Constant for a visit, so that apps update its event instead of adding one. */
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
  isCancelled: boolean;
  changedAt: Date;
};

/**
 * What a technician needs on the way. Prices and access notes are left out, because a calendar may be shared; a phone is included
 * only if the contact has one.
 */
export function visitEvent(visit: Visit, contact: WorkContact | null): VisitEvent {
  const { id, version, summary, site, plannedStart, plannedEnd, status, updatedAt } = visit;
  return {
    uid: `${id}@cuadrilla`,
    sequence: version - 1,
    start: plannedStart,
    end: plannedEnd,
    summary: `${summary.code} · ${summary.title}`,
    location: addressLine(site.address),
    description: description(visit, contact),
    isCancelled: status === 'CANCELLED',
    changedAt: updatedAt,
  };
}

function description(visit: Visit, contact: WorkContact | null): string {
  const { client, site, summary, technicians, instructions, status } = visit;
  // The technician no longer has this visit, so details are withheld.
  if (status === 'CANCELLED') return `Estado: ${VISIT_STATUS_LABELS[status]}`;
  const lines: [string, string | null][] = [
    ['Cliente', client.name],
    ['Contacto', contact?.name ?? null],
    ['Teléfono', contact?.phone == null ? null : formatPhone(contact.phone)],
    ['Ubicación', site.name],
    ['Tipo', summary.typeName],
    ['Equipo', summary.equipmentLabel],
    ['De la oficina', instructions],
    ['Técnicos', technicians.length > 1 ? technicians.map(({ name }) => name).join(', ') : null],
    // Earlier statuses would be outdated when an app shows them.
    ['Estado', isVisitOver(status) ? VISIT_STATUS_LABELS[status] : null],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}
