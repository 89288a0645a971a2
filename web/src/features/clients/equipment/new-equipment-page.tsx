import { IconPlus } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormCard } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import type { Option } from '#shared/ui/fields/select.tsx';
import { ArchivedClient } from '../parts/archived-client.tsx';
import { LINKS } from '../parts/links.ts';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { useClientSites } from '../sites/use-client-sites.ts';
import { EquipmentFields } from './equipment-fields.tsx';
import { useNewEquipmentPageQuery } from './new-equipment-page.generated.ts';
import { useNewEquipmentForm } from './use-equipment-form.ts';

type FormProps = { clientId: string; sites: readonly Option[]; siteId: string };

function NewEquipmentForm({ clientId, sites, siteId }: FormProps) {
  const form = useNewEquipmentForm(clientId, siteId);
  return (
    <FormCard
      form={form}
      submit="Crear equipo"
      icon={<IconPlus size={16} />}
      cancelTo={LINKS.tab(clientId, 'equipment')}
    >
      <EquipmentFields form={form} sites={sites} />
    </FormCard>
  );
}

function Content({ clientId }: { clientId: string }) {
  const { options, isLoading } = useClientSites(clientId);
  const asked = useSearchParams()[0].get('ubicacion');
  if (isLoading) return <Waiting lines={8} />;
  const [only] = options;
  if (only === undefined) {
    return (
      <EmptyState
        icon={<IconPlus size={24} stroke={1.75} />}
        title="Este cliente no tiene ubicaciones"
        action={<Button style="link" type="primary" title="Añadir ubicación" to={PATHS.newSite(clientId)} />}
      >
        Un equipo está siempre en una ubicación: añade primero la suya.
      </EmptyState>
    );
  }
  const known = options.find(({ value }) => value === asked)?.value;
  const siteId = known ?? (options.length === 1 ? only.value : '');
  return <NewEquipmentForm clientId={clientId} sites={options} siteId={siteId} />;
}

export function NewEquipmentPage() {
  const { id = '' } = useParams();
  const result = useNewEquipmentPageQuery({ variables: { clientId: id } });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.client}
      title="Nuevo equipo"
      shape="form"
      missing="client"
    >
      {(client) => (
        <>
          <PageHeader
            title="Nuevo equipo"
            parents={[CLIENTS_CRUMB, { title: client.legalName, to: PATHS.client(client.id) }]}
          />
          {client.archived ? (
            <ArchivedClient id={client.id} />
          ) : (
            <Content key={client.id} clientId={client.id} />
          )}
        </>
      )}
    </ClientRecordPage>
  );
}
