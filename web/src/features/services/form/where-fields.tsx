import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { Link } from 'react-router-dom';
import { readFailure } from '#shared/graphql/failure.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { MultiSelect } from '#shared/ui/fields/multi-select.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { lazyCombobox } from '#shared/ui/combobox/lazy-combobox.tsx';
import type { ClientFieldProps } from './client-field.tsx';
import classes from './service-form.module.css';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';
import { SERVICE_LABELS } from './service-values.ts';
import type { SitePickerProps } from './site-picker.tsx';
import { useClientChoices, useMachineChoices } from './use-service-choices.ts';
import type { ServiceForm } from './use-service-form.ts';

type Props = {
  form: ServiceForm;
  service: ServiceForm_ServiceFragment | null;
};

const SitePicker = lazyCombobox<'SitePicker', SitePickerProps>(
  () => import('./site-picker.tsx'),
  'SitePicker',
);

const current = (ref: { id: string; name: string } | undefined) =>
  ref ? { id: ref.id, label: ref.name } : null;

function NoSites({ clientId }: { clientId: string }) {
  return (
    <p className={classes['hint']}>
      Este cliente no tiene ubicaciones. <Link to={PATHS.newSite(clientId)}>Añade primero la suya</Link>.
    </p>
  );
}

type Choices = ReturnType<typeof useClientChoices>;

/** Selects the site of a client that has only one. */
function useOnlySite({ set, values: { siteId } }: ServiceForm, { sites, hasMoreSites }: Choices) {
  const [only] = sites;
  const onlyId = !hasMoreSites && sites.length === 1 && only !== undefined ? only.value : null;
  const take = useEffectEvent((id: string) => set('siteId', id));
  useEffect(() => {
    if (siteId === '' && onlyId !== null) take(onlyId);
  }, [siteId, onlyId]);
}

function Sites({ form: { field, set, values }, choices }: Props & { choices: Choices }) {
  const { clientId } = values;
  const { sites, hasMoreSites, isLoading, error, retry } = choices;
  const common = { ...field('siteId'), label: SERVICE_LABELS.siteId, required: true };
  const choose = (id: string) => {
    set('siteId', id);
    set('equipmentIds', []);
  };
  return (
    <Wide>
      {error !== undefined && (
        <>
          <Banner kind="error">{readFailure(error).message}</Banner>
          <Button title="Reintentar" onClick={retry} />
        </>
      )}
      {hasMoreSites ? (
        <SitePicker
          key={clientId}
          {...common}
          onChange={choose}
          clientId={clientId}
          chosen={sites.find(({ value }) => value === values.siteId) ?? null}
        />
      ) : (
        <Select
          {...common}
          onChange={choose}
          options={sites}
          placeholder={clientId === '' ? 'Elige antes el cliente' : 'Elige una ubicación'}
          disabled={clientId === ''}
        />
      )}
      {clientId !== '' && !isLoading && error === undefined && sites.length === 0 && (
        <NoSites clientId={clientId} />
      )}
    </Wide>
  );
}

function Machines({ form: { field, values }, service }: Props) {
  const { siteId } = values;
  const machines = useMachineChoices(siteId, siteId === service?.site.id ? service.equipment : []);
  return (
    <Wide>
      <MultiSelect
        {...field('equipmentIds')}
        label={SERVICE_LABELS.equipmentIds}
        options={machines}
        none="Sin equipos en esta ubicación"
        helperText={`Los que haya que revisar, hasta ${SERVICE.equipment.most}`}
      />
    </Wide>
  );
}

export function WhereFields({ form, service, Client }: Props & { Client: ComponentType<ClientFieldProps> }) {
  const { clientId, siteId } = form.values;
  const choices = useClientChoices(clientId, current(service?.site));
  useOnlySite(form, choices);
  const choose = (id: string) => {
    if (id === clientId) return;
    form.set('clientId', id);
    form.set('siteId', '');
    form.set('equipmentIds', []);
  };
  const { client } = choices;
  const chosen = client ? { code: client.code, name: client.legalName } : (service?.client ?? null);
  return (
    <FieldGroup title="Para quién y dónde" hint={<RequiredHint />}>
      <Wide>
        <Client
          {...form.field('clientId')}
          onChange={choose}
          label={SERVICE_LABELS.clientId}
          client={chosen}
          isArchived={client?.archived ?? false}
        />
      </Wide>
      <Sites form={form} service={service} choices={choices} />
      {siteId !== '' && <Machines form={form} service={service} />}
    </FieldGroup>
  );
}
