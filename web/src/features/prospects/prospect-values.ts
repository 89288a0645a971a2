import { addressForm, NO_ADDRESS, type AddressForm } from '@cuadrilla/domain/address-form.ts';
import { eurosInput, parseEuros } from '@cuadrilla/domain/money.ts';
import type { PartyKind } from '@cuadrilla/domain/party.ts';
import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import { isBlank } from '@cuadrilla/domain/text.ts';
import type { ProspectForm_ProspectFragment } from './prospect-form.generated.ts';

/** What the form holds: texts as typed, also the euros. */
export type ProspectValues = {
  kind: PartyKind;
  name: string;
  lastName: string;
  legalName: string;
  nif: string;
  phone: string;
  email: string;
  address: AddressForm;
  sourceId: string;
  interestIds: string[];
  need: string;
  estimatedValueCents: string;
  ownerId: string;
  nextActionOn: string;
  notes: string;
  doNotContact: boolean;
};

/** An empty form; whoever takes the call looks after it, until they say otherwise. */
export const emptyProspect = (ownerId: string): ProspectValues => ({
  kind: 'PERSON',
  name: '',
  lastName: '',
  legalName: '',
  nif: '',
  phone: '',
  email: '',
  address: NO_ADDRESS,
  sourceId: '',
  interestIds: [],
  need: '',
  estimatedValueCents: '',
  ownerId,
  nextActionOn: '',
  notes: '',
  doNotContact: false,
});

/** A prospect as the form holds it. */
export function valuesOf(prospect: ProspectForm_ProspectFragment): ProspectValues {
  const { estimatedValueCents: cents, address, owner } = prospect;
  return {
    kind: prospect.kind,
    name: prospect.name ?? '',
    lastName: prospect.lastName ?? '',
    legalName: prospect.legalName ?? '',
    nif: prospect.nif ?? '',
    phone: formatPhone(prospect.phone ?? ''),
    email: prospect.email ?? '',
    address: addressForm(address),
    sourceId: prospect.sourceId ?? '',
    interestIds: prospect.interestIds,
    need: prospect.need ?? '',
    estimatedValueCents: cents === null ? '' : eurosInput(cents),
    ownerId: owner?.id ?? '',
    nextActionOn: prospect.nextActionOn ?? '',
    notes: prospect.notes ?? '',
    doNotContact: prospect.doNotContact,
  };
}

/** What the domain's schema is given: euros as cents, and what is no amount as a number that is none. */
export function toInput(values: ProspectValues) {
  const { estimatedValueCents: typed } = values;
  return { ...values, estimatedValueCents: isBlank(typed) ? null : (parseEuros(typed) ?? Number.NaN) };
}
