import { addDays, isLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { emptyForm, formOf, inputOf, labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { SERVICE, type ServiceForm } from '@cuadrilla/domain/records/service.ts';
import { readInstant, writeInstant } from '#records/services/written-instant.ts';
import type { MergePath } from '#shared/form/conflict/merge-versions.ts';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';

/** Day and time are separate fields, because half an instant cannot be parsed. */
export type ServiceValues = ServiceForm & { promisedWindow: { day: string }; notBeforeTime: string };

export type KnownOfService = {
  clientId: string;
  siteId: string;
  equipmentIds: string[];
  follows: { id: string; code: string; title: string } | null;
};

export const newServiceValues = (
  { clientId, siteId, equipmentIds }: KnownOfService,
  ownerId: string,
): ServiceValues => ({
  ...emptyForm(SERVICE),
  clientId,
  siteId,
  equipmentIds,
  ownerId,
  promisedWindow: { day: '', start: '', end: '' },
  notBeforeTime: '',
});

const partsOf = (instant: string | null) => {
  const [day = '', time = ''] = writeInstant(instant).split('T');
  return { day, time };
};

export function serviceValues(service: ServiceForm_ServiceFragment): ServiceValues {
  const notBefore = partsOf(service.notBefore);
  const start = partsOf(service.promisedWindow?.start ?? null);
  const end = partsOf(service.promisedWindow?.end ?? null);
  return {
    ...formOf(SERVICE, service),
    promisedWindow: { day: start.day, start: start.time, end: end.time },
    notBefore: notBefore.day,
    notBeforeTime: notBefore.time,
  };
}

/** Instants keep their seconds unless somebody changes their fields. */
export type KnownInstants = Pick<ServiceForm_ServiceFragment, 'notBefore' | 'promisedWindow'>;

/** Empty if a field is missing, which the schema reports. */
function instantText(day: string, time: string, before: string | null): string {
  return isLocalDate(day) && time !== '' ? (readInstant(`${day}T${time}`, before) ?? '') : '';
}

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

function notBeforeInput({ notBefore: day, notBeforeTime: time }: ServiceValues, before: string | null) {
  if (day === '') return time === '' ? null : time;
  return instantText(day, time === '' ? '00:00' : time, before);
}

export const toServiceInput = (values: ServiceValues, known: KnownInstants | null) => ({
  ...inputOf(SERVICE, values),
  promisedWindow: windowInput(values.promisedWindow, known?.promisedWindow ?? null),
  notBefore: notBeforeInput(values, known?.notBefore ?? null),
});

export const SERVICE_LABELS: Record<MergePath<ServiceValues>, string> = {
  ...labelsByPath(SERVICE, ''),
  'promisedWindow.day': 'Día prometido',
  'promisedWindow.start': 'Desde',
  'promisedWindow.end': 'Hasta',
  notBeforeTime: 'Hora',
};
