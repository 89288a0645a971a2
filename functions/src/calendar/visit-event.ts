import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { isVisitOver, VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { addressLine } from '../reports/address-line.ts';
import type { WorkContact } from '../services/work-contact.ts';
import type { Visit } from '../work/visit.ts';

export type VisitEvent = {
  /** The same for a visit whenever and however it is asked for: its event is changed, never doubled. */
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
 * What a technician needs on the way. What things cost is not in it, nor what opens a door, which is no business of whose calendar
 * this is shown in; a phone only where the contact carries it.
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
  // No work of theirs any more: what they know of it goes no further.
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
    // Until it is over a calendar would tell it late.
    ['Estado', isVisitOver(status) ? VISIT_STATUS_LABELS[status] : null],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}
