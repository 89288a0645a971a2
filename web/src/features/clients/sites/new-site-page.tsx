import { IconMapPinPlus } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { FieldGroup, FormCard, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { isSame } from '#shared/form/record-path.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { addressForm } from '@cuadrilla/domain/contact/address-form.ts';
import { AddressFields } from '#records/places/address-fields.tsx';
import { ArchivedClient } from '../parts/archived-client.tsx';
import { LINKS } from '../parts/links.ts';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { useNewSitePageQuery, type NewSitePageQuery } from './new-site-page.generated.ts';
import { AccessGroup, SiteName } from './site-fields.tsx';
import { useNewSiteForm } from './use-site-form.ts';

type Client = NonNullable<NewSitePageQuery['client']>;

function NewSiteForm({ client }: { client: Client }) {
  const form = useNewSiteForm(client.id);
  const billing = addressForm(client.billingAddress);
  const mayCopy = client.billingAddress !== null && !isSame(form.values.address, billing);
  return (
    <FormCard
      form={form}
      submit="Crear ubicación"
      icon={<IconMapPinPlus size={16} />}
      cancelTo={LINKS.tab(client.id, 'sites')}
    >
      <FieldGroup title="Dónde es" hint={<RequiredHint />}>
        <SiteName form={form} />
        {mayCopy && (
          <Wide>
            <Button title="Usar la dirección fiscal" onClick={() => form.set('address', billing)} />
          </Wide>
        )}
        <AddressFields required field={(part) => form.field(`address.${part}`)} />
      </FieldGroup>
      <AccessGroup form={form} onPhoneUsed={form.loadPhones} />
    </FormCard>
  );
}

export function NewSitePage() {
  const { id = '' } = useParams();
  const result = useNewSitePageQuery({ variables: { clientId: id } });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.client}
      title="Nueva ubicación"
      shape="form"
      missing="client"
    >
      {(client) => (
        <>
          <PageHeader
            title="Nueva ubicación"
            parents={[CLIENTS_CRUMB, { title: client.legalName, to: PATHS.client(client.id) }]}
          />
          {client.archived ? (
            <ArchivedClient id={client.id} />
          ) : (
            <NewSiteForm key={client.id} client={client} />
          )}
        </>
      )}
    </ClientRecordPage>
  );
}
