import { addDays, isLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import { readInstant, writeInstant } from '#records/services/written-instant.ts';
import type { MergePath } from '#shared/form/conflict/merge-versions.ts';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';

/** What the form of a service holds; days and times apart, because a half-written instant is no instant. */
export type ServiceValues = {
  clientId: string;
  siteId: string;
  equipmentIds: string[];
  typeId: string;
  title: string;
  description: string;
  priority: Priority | '';
  durationMinutes: string;
  ownerId: string;
  promisedWindow: { day: string; start: string; end: string };
  notBefore: string;
  notBeforeTime: string;
  underWarranty: boolean;
};

/** What the address of a new service says of it. */
export type KnownOfService = {
  clientId: string;
  siteId: string;
  equipmentIds: string[];
  follows: { id: string; code: string; title: string } | null;
};

/** A service of which only where it is may be known. */
export function newServiceValues(
  { clientId, siteId, equipmentIds }: KnownOfService,
  ownerId: string,
): ServiceValues {
  return {
    ...{ clientId, siteId, equipmentIds, ownerId },
    ...{ typeId: '', title: '', description: '', priority: '', durationMinutes: '' },
    promisedWindow: { day: '', start: '', end: '' },
    ...{ notBefore: '', notBeforeTime: '', underWarranty: false },
  };
}

const partsOf = (instant: string | null) => {
  const [day = '', time = ''] = writeInstant(instant).split('T');
  return { day, time };
};

export function serviceValues(service: ServiceForm_ServiceFragment): ServiceValues {
  const { client, site, equipment, typeId, title, priority, underWarranty, promisedWindow } = service;
  const notBefore = partsOf(service.notBefore);
  const start = partsOf(promisedWindow?.start ?? null);
  return {
    ...{ clientId: client.id, siteId: site.id, equipmentIds: equipment.map(({ id }) => id) },
    ...{ typeId, title, priority, underWarranty },
    description: service.description ?? '',
    durationMinutes: String(service.durationMinutes),
    ownerId: service.owner?.id ?? '',
    promisedWindow: { day: start.day, start: start.time, end: partsOf(promisedWindow?.end ?? null).time },
    notBefore: notBefore.day,
    notBeforeTime: notBefore.time,
  };
}

/** Instants that a service has already: where nobody touched their fields they stay as they are, to the second. */
export type KnownInstants = Pick<ServiceForm_ServiceFragment, 'notBefore' | 'promisedWindow'>;

/** An instant out of its fields: a blank text where one is missing, for the schema to say so. */
function instantText(day: string, time: string, before: string | null): string {
  return isLocalDate(day) && time !== '' ? (readInstant(`${day}T${time}`, before) ?? '') : '';
}

/** Whether the promised window ends on the day after it begins. */
export function isOverMidnight({ start, end }: ServiceValues['promisedWindow']): boolean {
  return start !== '' && end !== '' && end < start;
}

function windowInput(window: ServiceValues['promisedWindow'], before: KnownInstants['promisedWindow']) {
  const { day, start, end } = window;
  if (day === '' && start === '' && end === '') return null;
  const lastDay = isLocalDate(day) && isOverMidnight(window) ? addDays(day, 1) : day;
  return {
    start: instantText(day, start, before?.start ?? null),
    end: instantText(lastDay, end, before?.end ?? null),
  };
}

/** The day from which a client wants it: from its first minute where no time is given. */
function notBeforeInput({ notBefore: day, notBeforeTime: time }: ServiceValues, before: string | null) {
  if (day === '') return time === '' ? null : time;
  return instantText(day, time === '' ? '00:00' : time, before);
}

/** The values as `serviceFormSchema` takes them. */
export function toServiceInput(values: ServiceValues, known: KnownInstants | null) {
  const { durationMinutes, promisedWindow, ...rest } = values;
  return {
    ...rest,
    durationMinutes: /^\d{1,5}$/.test(durationMinutes.trim()) ? Number(durationMinutes) : Number.NaN,
    promisedWindow: windowInput(promisedWindow, known?.promisedWindow ?? null),
    notBefore: notBeforeInput(values, known?.notBefore ?? null),
  };
}

/** A word for every field of a service. */
export const SERVICE_LABELS: Record<MergePath<ServiceValues>, string> = {
  clientId: 'Cliente',
  siteId: 'Ubicación',
  equipmentIds: 'Equipos',
  typeId: 'Tipo de servicio',
  title: 'Título',
  description: 'Lo que dice el cliente',
  priority: 'Prioridad',
  durationMinutes: 'Duración prevista',
  ownerId: 'Agente',
  'promisedWindow.day': 'Día prometido',
  'promisedWindow.start': 'Desde',
  'promisedWindow.end': 'Hasta',
  notBefore: 'No antes del',
  notBeforeTime: 'Hora',
  underWarranty: 'Reparación en garantía',
};
