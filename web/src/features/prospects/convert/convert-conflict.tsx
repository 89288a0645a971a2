import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT, type ClientForm } from '@cuadrilla/domain/records/client.ts';
import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { PRIORITY_LABELS, type Priority } from '@cuadrilla/domain/services/service-type.ts';
import { ManagerName } from '#records/managers/manager-name.tsx';
import type { MergePath } from '#shared/form/conflict/merge-versions.ts';
import { ConflictDialog } from '#shared/form/conflict/conflict-dialog.tsx';
import type { ConvertValues } from './convert-values.ts';
import type { useConvertProspect } from './use-convert-prospect.tsx';

const { name, address, isDwelling } = SITE;
const PLACE = { name, address: { ...address, label: 'Ubicación' }, isDwelling };

const LABELS = {
  linkClientId: 'Cliente con el que se enlaza',
  ...labelsByPath(CLIENT, 'client.'),
  isSameAddress: 'Facturas a la dirección de la ubicación',
  hasSite: 'Añadir la ubicación',
  ...labelsByPath(PLACE, 'site.'),
  hasService: 'Crear el primer servicio',
  'service.typeId': 'Primer servicio: tipo',
  'service.title': 'Primer servicio: título',
  'service.description': 'Primer servicio: descripción',
  'service.priority': 'Primer servicio: prioridad',
  notDuplicateOf: 'Quién es otra persona',
} as const satisfies Record<MergePath<ConvertValues>, string>;

const NONE = 'Sin indicar';

type Contacts = ClientForm['contacts'];

const contactLine = ({ name, phone, email }: Contacts[number]) =>
  [name, phone, email].filter((part) => part !== '').join(' · ');

type Named = { id: string; name: string };
type Known = {
  matches: readonly Named[];
  owners: readonly { value: string; label: string }[];
  types: readonly Named[];
};

function formatsOf({ matches, owners, types }: Known) {
  const nameOf = (id: string) => matches.find((match) => match.id === id)?.name ?? id;
  const lines = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n') || NONE;
  return {
    linkClientId: (id: string) => (id === '' ? 'Se crea uno nuevo' : nameOf(id)),
    'client.kind': (kind: PartyKind) => PARTY_KIND_LABELS[kind],
    'client.emails': lines,
    'client.phones': lines,
    'client.ownerId': (id: string) => owners.find(({ value }) => value === id)?.label ?? NONE,
    'client.contacts': (contacts: Contacts) => lines(contacts.map(contactLine)),
    'client.managedById': (id: string) => (id === '' ? NONE : <ManagerName id={id} />),
    'service.typeId': (id: string) => types.find((type) => type.id === id)?.name ?? NONE,
    'service.priority': (priority: Priority | '') => (priority === '' ? NONE : PRIORITY_LABELS[priority]),
    notDuplicateOf: (ids: readonly string[]) => lines(ids.map(nameOf)),
  };
}

type Props = Known & { form: ReturnType<typeof useConvertProspect>['form'] };

export function ConvertConflict({ form, ...known }: Props) {
  return (
    <ConflictDialog
      conflict={form.conflict}
      labels={LABELS}
      formats={formatsOf(known)}
      onKeepEditing={form.keepEditing}
      onMerge={form.sendMerged}
    />
  );
}
