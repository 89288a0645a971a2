import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { useParams } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard, RequiredHint } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AddressFields } from '#records/places/address-fields.tsx';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { useEditSitePageQuery, type EditSitePageQuery } from './edit-site-page.generated.ts';
import { AccessGroup, SiteName, ZONE_OF_POSTAL_CODE } from './site-fields.tsx';
import { useEditSiteForm } from './use-site-form.ts';

type Site = NonNullable<EditSitePageQuery['site']>;

function EditSiteForm({ site }: { site: Site }) {
  const form = useEditSiteForm(site.client.id, site);
  const { nameOf } = useCatalog();
  return (
    <>
      <FormCard form={form} submit="Guardar cambios" cancelTo={PATHS.site(site.client.id, site.id)}>
        <FieldGroup title="Dónde es" hint={<RequiredHint />}>
          <SiteName form={form} />
          <AddressFields required field={(part) => form.field(`address.${part}`)} />
        </FieldGroup>
        <AccessGroup form={form} onPhoneUsed={form.loadPhones} />
      </FormCard>
      <ConflictQuestion
        form={form}
        labels={labelsByPath(SITE)}
        formats={{ zoneId: (id: string) => nameOf('zones', id) || ZONE_OF_POSTAL_CODE }}
      />
    </>
  );
}

export function EditSitePage() {
  const { siteId = '' } = useParams();
  const result = useEditSitePageQuery({ variables: { id: siteId }, fetchPolicy: 'network-only' });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.site}
      title="Editar ubicación"
      shape="form"
      missing="site"
    >
      {(site) => (
        <>
          <PageHeader
            title="Editar ubicación"
            parents={[
              CLIENTS_CRUMB,
              { title: site.client.name, to: PATHS.client(site.client.id) },
              { title: site.name, to: PATHS.site(site.client.id, site.id) },
            ]}
          />
          <EditSiteForm key={site.id} site={site} />
        </>
      )}
    </ClientRecordPage>
  );
}
