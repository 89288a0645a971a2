import type { ClientForm } from '@cuadrilla/domain/records/client.ts';
import type { SiteForm } from '@cuadrilla/domain/records/site.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DuplicatePanel } from '#records/duplicates/duplicate-panel.tsx';
import { useSession } from '#session/session-context.tsx';
import { FieldGroup, FormCard, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CLIENTS_CRUMB } from '../parts/client-record-page.tsx';
import { IdentityFields, OwnFields, ContactDetailsFields } from './client-fields.tsx';
import type { ClientFormPart, FieldOf } from './client-form.ts';
import { ContactRows } from '../page/contact-rows.tsx';
import rows from '../parts/rows.module.css';
import { AddressFields } from '#records/places/address-fields.tsx';
import { joinedField } from '../parts/joined-field.ts';
import { AddressGroup } from '../parts/address-group.tsx';
import { AccessFields, SiteName, type SiteFormPart } from '../sites/site-fields.tsx';
import { useCreateClient } from './use-create-client.ts';

type NewClientForm = ReturnType<typeof useCreateClient>['form'];

function clientPart(form: NewClientForm): ClientFormPart {
  return {
    values: form.values.client,
    // What is below `client` has the types of a client; TypeScript does not follow a path that is put together.
    field: ((path: string) => form.field(`client.${path}` as 'client.nif')) as unknown as FieldOf<ClientForm>,
    lists: {
      emails: form.list('client.emails'),
      phones: form.list('client.phones'),
      contacts: form.list('client.contacts'),
    },
  };
}

function sitePart(form: NewClientForm): SiteFormPart {
  return {
    values: form.values.site,
    field: ((path: string) => form.field(`site.${path}` as 'site.name')) as unknown as FieldOf<SiteForm>,
  };
}

function BillingFields({ form }: { form: NewClientForm }) {
  const { hasSite, isSameAddress } = form.values;
  const isShared = hasSite && isSameAddress;
  return (
    <FieldGroup
      title="Dirección fiscal"
      hint={isShared ? 'También es donde se le visita.' : 'Puede quedarse en blanco y añadirse más tarde.'}
    >
      <AddressGroup label="Dirección fiscal">
        <AddressFields
          required={isShared}
          field={(part) => {
            const own = form.field(`client.billingAddress.${part}`);
            return isShared ? joinedField(own, form.field(`site.address.${part}`)) : own;
          }}
        />
      </AddressGroup>
    </FieldGroup>
  );
}

function FirstSite({ form }: { form: NewClientForm }) {
  const { hasSite, isSameAddress, client } = form.values;
  const site = sitePart(form);
  const share = (isShared: boolean) => {
    form.set('isSameAddress', isShared);
    if (isShared) form.set('site.address', client.billingAddress);
  };
  return (
    <FieldGroup title="Primera ubicación" hint="Donde se trabaja: se pueden añadir más después.">
      <Wide>
        <Switch {...form.field('hasSite')} label="Añadir ya una ubicación" />
      </Wide>
      {hasSite && (
        <>
          <SiteName form={site} />
          <Wide>
            <Switch {...form.field('isSameAddress')} label="Misma dirección que la fiscal" onChange={share} />
          </Wide>
          {!isSameAddress && (
            <AddressGroup label="Dirección de la ubicación">
              <AddressFields required field={(part) => form.field(`site.address.${part}`)} />
            </AddressGroup>
          )}
          <AccessFields form={site} onPhoneUsed={form.loadPhones} />
        </>
      )}
    </FieldGroup>
  );
}

function NewClientForm() {
  const alike = useRef<HTMLDivElement>(null);
  const { form, duplicates } = useCreateClient(() => alike.current?.focus());
  const navigate = useNavigate();
  const { person } = useSession();
  const own = person && { id: person.id, name: fullName(person) };
  const client = clientPart(form);
  return (
    <FormCard form={form} submit="Crear cliente" icon={<IconUserPlus size={16} />} cancelTo={PATHS.clients}>
      <IdentityFields form={client} />
      <ContactDetailsFields form={client} onPhoneUsed={form.loadPhones}>
        <div ref={alike} tabIndex={-1} className={rows['alike']}>
          <DuplicatePanel
            matches={duplicates.matches}
            notDuplicateOf={form.values.notDuplicateOf}
            onChange={(ids) => form.set('notDuplicateOf', ids)}
            onLink={(match) => match && void navigate(PATHS.client(match.id))}
          />
        </div>
      </ContactDetailsFields>
      <BillingFields form={form} />
      <FirstSite form={form} />
      <ContactRows form={client} onPhoneUsed={form.loadPhones} />
      <OwnFields form={client} owner={own} />
    </FormCard>
  );
}

export function NewClientPage() {
  return (
    <>
      <PageHeader title="Nuevo cliente" parents={[CLIENTS_CRUMB]} />
      <NewClientForm />
    </>
  );
}
