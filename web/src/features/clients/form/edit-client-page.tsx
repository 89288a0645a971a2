import { CLIENT, type ClientForm } from '@cuadrilla/domain/records/client.ts';
import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { useRef, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DuplicatePanel } from '#records/duplicates/duplicate-panel.tsx';
import { useOwners } from '#records/team/use-team.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { IdentityFields, OwnFields, ContactDetailsFields } from './client-fields.tsx';
import type { ClientForm_ClientFragment } from './client-form.generated.ts';
import { ContactRows } from '../page/contact-rows.tsx';
import { useEditClientPageQuery } from './edit-client-page.generated.ts';
import rows from '../parts/rows.module.css';
import { ArchivedClient } from '../parts/archived-client.tsx';
import { AddressFields } from '#records/places/address-fields.tsx';
import { AddressGroup } from '../parts/address-group.tsx';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { useUpdateClient } from './use-update-client.ts';
import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { ManagerName } from '#records/managers/manager-name.tsx';

type Contacts = ClientForm['contacts'];

const EMPTY = <em>Vacío</em>;

const lines = (texts: readonly string[]): ReactNode => {
  const written = texts.filter((text) => text.trim() !== '');
  return written.length === 0 ? EMPTY : written.join('\n');
};

const contactLine = ({ name, position, phone, email, main }: Contacts[number]) =>
  [name, position, phone, email, main ? 'principal' : ''].filter((part) => part !== '').join(' · ');

function clientFormats(ownerName: (id: string) => string) {
  return {
    kind: (kind: PartyKind) => PARTY_KIND_LABELS[kind],
    emails: lines,
    phones: lines,
    tags: lines,
    contacts: (contacts: Contacts) => lines(contacts.map(contactLine)),
    ownerId: (id: string) => (id === '' ? EMPTY : ownerName(id)),
    isPropertyManager: (is: boolean) => (is ? 'Sí' : 'No'),
    managedById: (id: string) => (id === '' ? EMPTY : <ManagerName id={id} />),
  };
}

function EditClientForm({ client }: { client: ClientForm_ClientFragment }) {
  const alike = useRef<HTMLDivElement>(null);
  const { form, duplicates } = useUpdateClient(client, () => alike.current?.focus());
  const lists = {
    emails: form.list('emails'),
    phones: form.list('phones'),
    contacts: form.list('contacts'),
  };
  const part = { values: form.values, field: form.field, lists };
  const navigate = useNavigate();
  const owners = useOwners(client.owner);
  const ownerName = (id: string) => owners.find(({ value }) => value === id)?.label ?? id;
  return (
    <>
      <FormCard form={form} submit="Guardar cambios" cancelTo={PATHS.client(client.id)}>
        <IdentityFields form={part} isKnown />
        <ContactDetailsFields form={part} onPhoneUsed={form.loadPhones}>
          <div ref={alike} tabIndex={-1} className={rows['alike']}>
            <DuplicatePanel
              matches={duplicates.matches}
              notDuplicateOf={[]}
              onChange={() => undefined}
              onLink={(match) => match && void navigate(PATHS.client(match.id))}
            />
          </div>
        </ContactDetailsFields>
        <FieldGroup title="Dirección fiscal">
          <AddressGroup label="Dirección fiscal">
            <AddressFields field={(part) => form.field(`billingAddress.${part}`)} />
          </AddressGroup>
        </FieldGroup>
        <ContactRows form={part} onPhoneUsed={form.loadPhones} />
        <OwnFields form={part} owner={client.owner} />
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(CLIENT)} formats={clientFormats(ownerName)} />
    </>
  );
}

export function EditClientPage() {
  const { id = '' } = useParams();
  // From the server, not from the cache: a form based on an old version would end in a conflict.
  const result = useEditClientPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.client}
      title="Editar cliente"
      shape="form"
      missing="client"
    >
      {(client) => (
        <>
          <PageHeader
            title="Editar cliente"
            parents={[CLIENTS_CRUMB, { title: client.code, to: PATHS.client(client.id) }]}
          />
          {client.archived ? (
            <ArchivedClient id={client.id} />
          ) : (
            <EditClientForm key={client.id} client={client} />
          )}
        </>
      )}
    </ClientRecordPage>
  );
}
