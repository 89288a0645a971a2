import { skipToken, useQuery } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { typedServiceIn } from '#records/services/typed-service.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { FormCard, FormPage } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { ClientField } from './client-field.tsx';
import { NewServicePageDocument, type NewServicePageQuery } from './new-service-page.generated.ts';
import classes from './service-form.module.css';
import type { KnownOfService } from './service-values.ts';
import { TypeNotes } from './type-side.tsx';
import { useNewServiceForm, type ServiceForm } from './use-service-form.ts';
import { WhatFields, WhenFields } from './what-fields.tsx';
import { WhereFields } from './where-fields.tsx';

/** Values typed on the page before count as changes; a stored draft of this form takes precedence. */
function useTyped({ values, set }: Pick<ServiceForm, 'values' | 'set'>): void {
  const typed = typedServiceIn(useLocation().state);
  // Only once: a person who empties both fields wants them empty.
  const isOpening = useRef(true);
  useEffect(() => {
    if (!isOpening.current) return;
    isOpening.current = false;
    if (typed === null || values.title !== '' || values.description !== '') return;
    set('title', typed.title);
    set('description', typed.description);
  });
}

function NewServiceForm({ known }: { known: KnownOfService }) {
  const form = useNewServiceForm(known);
  useTyped(form);
  const { clientId, follows } = known;
  const back = follows
    ? PATHS.service(follows.id)
    : clientId === ''
      ? PATHS.services
      : PATHS.client(clientId);
  return (
    <FormPage side={<TypeNotes typeId={form.values.typeId} follows={follows} />}>
      <FormCard form={form} submit="Crear servicio" icon={<IconPlus size={16} />} cancelTo={back}>
        <WhereFields form={form} service={null} Client={ClientField} />
        <WhatFields form={form} service={null} />
        <WhenFields form={form} />
      </FormCard>
    </FormPage>
  );
}

/** Resolves the records in the URL; the narrowest one decides the others. */
function knownFrom({ client, site, equipment, service }: NewServicePageQuery): KnownOfService {
  const machine = equipment?.status === 'RETIRED' ? null : equipment;
  const place = machine ?? (site ? { client: site.client, site } : service);
  const isOfService = place != null && place === service;
  return {
    clientId: place?.client.id ?? client?.id ?? '',
    siteId: place?.site.id ?? '',
    equipmentIds: machine ? [machine.id] : isOfService ? service.equipment.map(({ id }) => id) : [],
    follows: service ? { id: service.id, code: service.code, title: service.title } : null,
  };
}

function useAsked() {
  const [search] = useSearchParams();
  const idOf = (name: string) => search.get(name) ?? '';
  const [clientId, siteId] = [idOf('cliente'), idOf('ubicacion')];
  const [equipmentId, followsId] = [idOf('equipo'), idOf('sigue')];
  return {
    clientId,
    siteId,
    equipmentId,
    followsId,
    withClient: clientId !== '',
    withSite: siteId !== '',
    withEquipment: equipmentId !== '',
    withFollowed: followsId !== '',
  };
}

const NOTHING: KnownOfService = { clientId: '', siteId: '', equipmentIds: [], follows: null };

function Content({ asked }: { asked: ReturnType<typeof useAsked> }) {
  const isPlain = !asked.withClient && !asked.withSite && !asked.withEquipment && !asked.withFollowed;
  const { data, error, loading, refetch } = useQuery(
    NewServicePageDocument,
    isPlain ? skipToken : { variables: asked },
  );
  if (isPlain) return <NewServiceForm known={NOTHING} />;
  if (data) return <NewServiceForm known={knownFrom(data)} />;
  if (error !== undefined && !loading) {
    return <QueryError title="No se ha podido cargar" result={{ error, loading, refetch }} />;
  }
  return (
    <FormPage>
      <div className={classes['waiting']}>
        <Waiting lines={8} />
      </div>
    </FormPage>
  );
}

/** The URL may name client, site, equipment and preceding service (`?cliente=&ubicacion=&equipo=&sigue=`). */
export function NewServicePage() {
  const asked = useAsked();
  return (
    <>
      <PageHeader title="Nuevo servicio" parents={[SERVICES_CRUMB]} />
      <Content key={JSON.stringify(asked)} asked={asked} />
    </>
  );
}
