import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { formatQuantity, LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { workedMinutes } from '@cuadrilla/domain/visits/visit-times.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { addressLine } from '#records/places/address.ts';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { workTimesOf } from '#records/services/work-times.ts';
import { answerOf } from '../finish/completion.ts';
import type { MyWeekQuery } from '../day/my-week.generated.ts';
import type { Block, Jpeg } from './plain-pdf.ts';

export type Consent = { signerName: string | null; refusal: string | null; signature: Jpeg | null };

export type Letterhead = MyWeekQuery['letterhead'];

const HEAD = { size: 11, bold: true, above: 10, withNext: true } as const;
const SIGNATURE = { width: 180, height: 90, above: 4 } as const;
const head = (text: string): Block => ({ text, ...HEAD });
const section = (title: string, texts: string[]): Block[] =>
  texts.length === 0 ? [] : [head(title), ...texts.map((text) => ({ text }))];

function workedWords(visit: WorkVisit): string[] {
  const { arrivedAt, finishedAt } = visit;
  if (arrivedAt === null || finishedAt === null) return [];
  const minutes = workedMinutes(workTimesOf(visit), new Date(finishedAt));
  const day = formatDate(arrivedAt);
  return [
    `${day}, de ${formatTime(arrivedAt)} a ${formatTime(finishedAt)} (${durationWords(minutes)} de trabajo)`,
  ];
}

function answered({ service }: WorkVisit): string[] {
  return service.checklist.flatMap((item) => {
    const answer = answerOf(item);
    if (answer === undefined) return [];
    const words = typeof answer === 'boolean' ? (answer ? 'Sí' : 'No') : String(answer).replace('.', ',');
    return [`${item.text}: ${typeof answer === 'string' ? answer : words}`];
  });
}

function companyHead(company: Letterhead | null): Block[] {
  if (company === null) return [];
  const { name, nif, address, phone } = company;
  const contact = [nif && `NIF ${nif}`, address, phone && formatPhone(phone)].filter(Boolean);
  return [
    { text: name, bold: true },
    ...(contact.length === 0 ? [] : [{ text: contact.join(' · '), size: 9 }]),
  ];
}

/** Everything the device knows about the work, for the customer; the company sends the report itself. */
export function copyBlocks(
  visit: WorkVisit,
  { signerName, refusal, signature }: Consent,
  company: Letterhead | null,
): Block[] {
  const { service, client, site, technicians } = visit;
  // A day stored by an older version has the report without its number.
  const number: string | undefined = visit.report?.code;
  const machines = service.equipment.map(({ label, serialNumber }) =>
    serialNumber === null ? label : `${label}, n.º ${serialNumber}`,
  );
  const lines = service.lines.map(
    ({ text, quantityMilli, unit }) => `${text}: ${formatQuantity(quantityMilli)} ${LINE_UNIT_LABELS[unit]}`,
  );
  return [
    ...companyHead(company),
    { text: 'Parte de trabajo (copia)', size: 18, bold: true, above: company === null ? 0 : 10 },
    { text: number === undefined ? 'Sin número todavía: se asigna al cerrarse' : `N.º ${number}` },
    { text: `Orden de trabajo ${service.code} · ${service.typeName}` },
    { text: service.title, size: 12, bold: true, above: 8 },
    { text: `${client.name} · ${addressLine(site.address)}` },
    ...section('Técnicos', [technicians.map(({ name }) => name).join(', '), ...workedWords(visit)]),
    ...section('Equipos', machines),
    ...section('Trabajo realizado', visit.resolution === null ? [] : [visit.resolution]),
    ...section('Comprobaciones', answered(visit)),
    ...section('Materiales y mano de obra', lines),
    ...(refusal === null ? [] : section('Sin firma', [refusal])),
    ...(signature === null && signerName === null ? [] : [head('Firma')]),
    ...(signature === null ? [] : [{ image: signature, ...SIGNATURE }]),
    ...(signerName === null ? [] : [{ text: signerName }]),
    {
      size: 8,
      above: 16,
      text: 'Copia hecha en el momento. El parte con su huella es el que guarda la empresa. Este documento no es una factura.',
    },
  ];
}
