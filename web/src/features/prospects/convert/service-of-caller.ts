import type { ProspectForm } from '@cuadrilla/domain/records/prospect.ts';
import { NOTE_MAX, SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import type { TypedService } from '#records/services/typed-service.ts';

const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);

export function serviceOfCaller(values: ProspectForm): TypedService {
  const { name, lastName, legalName, nif, phone, email, need, notes, address } = values;
  const { street, number, floor, postalCode, city } = address;
  const who = joined([joined([name, lastName], ' '), legalName, nif, phone, email], ', ');
  const where = joined([joined([street, number], ' '), floor, joined([postalCode, city], ' ')], ', ');
  const description = [
    need.trim().length > SHORT_TEXT_MAX ? need.trim() : '',
    notes,
    who === '' ? '' : `Llama: ${who}`,
    where === '' ? '' : `Dirección: ${where}`,
  ];
  return {
    title: need.trim().slice(0, SHORT_TEXT_MAX),
    description: joined(description, '\n').slice(0, NOTE_MAX),
  };
}
