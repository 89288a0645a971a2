import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { PAUSE_REASON_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import type { VisitTime } from '#gql/schema.generated.ts';
import type { ReportContent } from '../report.ts';
import type { Stamps } from './stamps.ts';

export type Fact = { label: string; name: string; details: string[] };

export type Note = { title: string; text: string };

function workedWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

function addressLines(address: string): string[] {
  const at = /,\s*(?=\d{5}\s)/u.exec(address);
  return at === null ? [address] : [address.slice(0, at.index), address.slice(at.index + at[0].length)];
}

function clientFact({ client: { name, code, nif, address }, site }: ReportContent): Fact {
  const isElsewhere = address !== null && address !== site.address;
  return {
    label: 'Cliente',
    name,
    details: [nif === null ? code : `NIF ${nif}`, ...(isElsewhere ? addressLines(address) : [])],
  };
}

function siteFact({ site: { name, address } }: ReportContent): Fact {
  const [street = '', ...town] = addressLines(address);
  const isNamed = name !== '' && name !== street;
  return { label: 'Ubicación', name: street, details: [...town, ...(isNamed ? [name] : [])] };
}

function equipmentFacts({ equipment }: ReportContent): Fact[] {
  return equipment.map(({ name, serialNumber }) => ({
    label: 'Equipo',
    name,
    details: serialNumber === null ? [] : [`N.º de serie ${serialNumber}`],
  }));
}

function technicianFact({ technicians: [lead, ...others] }: ReportContent): Fact {
  const label = others.length === 0 ? 'Técnico' : 'Técnicos';
  return { label, name: lead?.name ?? '', details: others.map(({ name }) => name) };
}

function timesFact(content: ReportContent, { day, time, slot }: Stamps): Fact {
  const { travelStartedAt, arrivedAt, finishedAt, pauses, workedMinutes, unconfirmedTimes } = content;
  const mark = (...times: VisitTime[]) =>
    times.some((each) => unconfirmedTimes.includes(each)) ? ' (sin confirmar)' : '';
  const hours = `${slot(arrivedAt, finishedAt)} · ${workedWords(workedMinutes)}`;
  const worked = `${hours}${mark('ARRIVAL', 'FINISH')}`;
  const paused = pauses.map(
    ({ from, to, reason }) =>
      `Pausa ${slot(from, to ?? finishedAt)} · ${PAUSE_REASON_LABELS[reason]}${mark('PAUSES')}`,
  );
  const set = travelStartedAt === null ? [] : [`Salida ${time(travelStartedAt)}${mark('TRAVEL')}`];
  return { label: 'Fecha y horas', name: day(arrivedAt), details: [worked, ...paused, ...set] };
}

export function factsOf(content: ReportContent, stamps: Stamps): Fact[] {
  const { contact } = content;
  return [
    clientFact(content),
    siteFact(content),
    ...(contact?.name == null
      ? []
      : [
          {
            label: 'Contacto en la visita',
            name: contact.name,
            details: contact.phone === null ? [] : [formatPhone(contact.phone)],
          },
        ]),
    ...equipmentFacts(content),
    technicianFact(content),
    timesFact(content, stamps),
  ];
}
