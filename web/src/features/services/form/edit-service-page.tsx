import { PRIORITY_LABELS, type Priority } from '@cuadrilla/domain/services/service-type.ts';
import { IconTool } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { useOwners } from '#records/team/use-team.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormCard, FormPage } from '#shared/form/form-card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { FieldSet } from '#shared/ui/fields/field.tsx';
import { type ClientFieldProps } from './client-field.tsx';
import { NO_SERVICE, NOT_LOADED } from '../page/no-service.tsx';
import { useEditServicePageQuery } from './edit-service-page.generated.ts';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';
import classes from './service-form.module.css';
import { SERVICE_LABELS } from './service-values.ts';
import { TypeNotes } from './type-side.tsx';
import { useClientChoices, useMachineChoices } from './use-service-choices.ts';
import { useEditServiceForm } from './use-service-form.ts';
import { WhatFields, WhenFields } from './what-fields.tsx';
import { WhereFields } from './where-fields.tsx';

type Service = ServiceForm_ServiceFragment;
type Form = ReturnType<typeof useEditServiceForm>;

const day = (value: string) => (value === '' ? 'Vacío' : formatDate(value));
const nameIn = (options: readonly { value: string; label: string }[], id: string, other: string) =>
  options.find(({ value }) => value === id)?.label ?? (id === '' ? 'Vacío' : other);

function Versions({ form, service }: { form: Form; service: Service }) {
  const { client, site, equipment } = service;
  const { sites } = useClientChoices(client.id, { id: site.id, label: site.name });
  const machines = useMachineChoices(form.values.siteId, equipment);
  const owners = useOwners(service.owner);
  return (
    <ConflictQuestion
      form={form}
      labels={SERVICE_LABELS}
      formats={{
        siteId: (id: string) => nameIn(sites, id, 'Otra ubicación'),
        equipmentIds: (ids: string[]) =>
          ids.length === 0 ? 'Ninguno' : ids.map((id) => nameIn(machines, id, 'Otro equipo')).join('\n'),
        ownerId: (id: string) => nameIn(owners, id, 'Otra persona'),
        priority: (priority: Priority) => PRIORITY_LABELS[priority],
        'promisedWindow.day': day,
        notBefore: day,
      }}
    />
  );
}

function FixedClient({ label, client }: ClientFieldProps) {
  return (
    <FieldSet label={label} className={classes['chosen']}>
      <strong>{client?.name ?? 'Cargando…'}</strong>
      <small>{client?.code}</small>
    </FieldSet>
  );
}

function EditServiceForm({ service }: { service: Service }) {
  const form = useEditServiceForm(service);
  return (
    <>
      <FormPage side={<TypeNotes typeId={service.typeId} />}>
        <FormCard form={form} submit="Guardar cambios" cancelTo={PATHS.service(service.id)}>
          <WhereFields form={form} service={service} Client={FixedClient} />
          <WhatFields form={form} service={service} />
          <WhenFields form={form} />
        </FormCard>
      </FormPage>
      <Versions form={form} service={service} />
    </>
  );
}

/** Without the transition table, which weighs more than this page; the server refuses by it. */
const isSettled = ({ status }: Service) => status === 'CLOSED' || status === 'CANCELLED';

function Settled({ service: { id, status } }: { service: Service }) {
  return (
    <EmptyState
      icon={<IconTool size={24} stroke={1.75} />}
      title={`El servicio está ${status === 'CLOSED' ? 'cerrado' : 'anulado'}`}
      action={<Button style="link" type="primary" title="Volver al servicio" to={PATHS.service(id)} />}
    >
      Para cambiarlo, reábrelo antes.
    </EmptyState>
  );
}

function Content({ service }: { service: Service }) {
  const { id, code } = service;
  return (
    <>
      <PageHeader
        title="Editar servicio"
        parents={[SERVICES_CRUMB, { title: code, to: PATHS.service(id) }]}
      />
      {isSettled(service) ? <Settled service={service} /> : <EditServiceForm key={id} service={service} />}
    </>
  );
}

const SKELETON = (
  <FormPage>
    <div className={classes['waiting']}>
      <Waiting lines={8} />
    </div>
  </FormPage>
);

export function EditServicePage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      result={useEditServicePageQuery({ variables: { id }, fetchPolicy: 'network-only' })}
      pick={(data) => data.service}
      parent={SERVICES_CRUMB}
      title="Editar servicio"
      failed={NOT_LOADED}
      missing={NO_SERVICE}
      skeleton={SKELETON}
    >
      {(service) => <Content service={service} />}
    </RecordPage>
  );
}
