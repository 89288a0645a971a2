import { isOpen, PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DuplicatePanel } from '#records/duplicates/duplicate-panel.tsx';
import type { DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { useOwners } from '#records/team/use-team.ts';
import { FormCard, FormPage } from '#shared/form/form-card.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { AlreadyClient } from './already-client.tsx';
import { BillingFields, ClientFields, SiteFields } from './convert-fields.tsx';
import classes from '../page/detail.module.css';
import { FirstServiceFields } from './first-service-fields.tsx';
import { useFirstServiceTypesQuery } from './first-service-types.generated.ts';
import type { ServiceType } from './first-service.ts';
import { PROSPECT_ICON } from '../list/no-prospects.tsx';
import { ProspectLoader, type Prospect, PROSPECTS_CRUMB } from '../page/prospect-loader.tsx';
import { useConvertProspect } from './use-convert-prospect.tsx';

const { Part: ConvertConflict } = lazyPart(() => import('./convert-conflict.tsx'), 'ConvertConflict');

function Linked({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className={classes['linked']}>
      <p>
        Se enlazará con el cliente <strong>{name}</strong>, que conserva sus propios datos.
      </p>
      <Button title="Crear un cliente nuevo" onClick={onUndo} />
    </div>
  );
}

type FormProps = { prospect: Prospect; types: readonly ServiceType[] };

function ConvertForm({ prospect, types }: FormProps) {
  const { form, matches } = useConvertProspect(prospect, types);
  const { linkClientId, notDuplicateOf } = form.values;
  const [linkedName, setLinkedName] = useState('');
  const link = (match: DuplicateMatch | null) => {
    form.set('linkClientId', match?.id ?? '');
    setLinkedName(match === null ? '' : `${match.name} (${match.code})`);
  };
  const isLinked = linkClientId !== '';
  const owners = useOwners(prospect.owner);
  const name = linkedName || matches.find(({ id }) => id === linkClientId)?.name || 'elegido';
  return (
    <FormPage
      side={
        <div className={classes['panel']}>
          <DuplicatePanel
            matches={matches}
            notDuplicateOf={notDuplicateOf}
            onChange={(ids) => form.set('notDuplicateOf', [...ids])}
            onLink={link}
            linkedId={linkClientId}
          />
        </div>
      }
    >
      <FormCard
        form={form}
        submit="Convertir en cliente"
        icon={<IconUserPlus size={16} />}
        cancelTo={PATHS.prospect(prospect.id)}
      >
        {isLinked ? (
          <Linked name={name} onUndo={() => link(null)} />
        ) : (
          <ClientFields form={form} prospect={prospect} />
        )}
        <SiteFields form={form} />
        {!isLinked && <BillingFields form={form} />}
        <FirstServiceFields form={form} types={types} />
      </FormCard>
      {form.conflict && <ConvertConflict form={form} matches={matches} owners={owners} types={types} />}
    </FormPage>
  );
}

function NotOpen({ prospect: { id, status, convertedTo } }: { prospect: Prospect }) {
  if (convertedTo !== null) return <AlreadyClient client={convertedTo} />;
  return (
    <EmptyState
      icon={PROSPECT_ICON}
      title="Este prospecto no se puede convertir"
      action={<Button style="link" type="primary" title="Volver al prospecto" to={PATHS.prospect(id)} />}
    >
      Está en «{PROSPECT_STATUS_LABELS[status]}»: hay que recuperarlo antes de convertirlo.
    </EmptyState>
  );
}

type Types = ReturnType<typeof useFirstServiceTypesQuery>;

function WithTypes({ prospect, types }: { prospect: Prospect; types: Types }) {
  const { data, error, loading, refetch } = types;
  if (data) return <ConvertForm prospect={prospect} types={data.settings.serviceTypes.values} />;
  if (error === undefined) return <Waiting lines={8} />;
  return (
    <QueryError title="No se han podido cargar los tipos de servicio" result={{ error, loading, refetch }} />
  );
}

/** Keeps the form mounted after success until the navigation: the answer closes the prospect first. */
function Convert({ prospect, types }: { prospect: Prospect; types: Types }) {
  const [wasOpen] = useState(isOpen(prospect.status));
  return wasOpen ? <WithTypes prospect={prospect} types={types} /> : <NotOpen prospect={prospect} />;
}

export function ConvertProspectPage() {
  const types = useFirstServiceTypesQuery();
  return (
    <ProspectLoader title="Convertir en cliente" isFresh>
      {(prospect) => (
        <>
          <PageHeader
            title="Convertir en cliente"
            parents={[PROSPECTS_CRUMB, { title: prospect.code, to: PATHS.prospect(prospect.id) }]}
          />
          <Convert key={prospect.id} prospect={prospect} types={types} />
        </>
      )}
    </ProspectLoader>
  );
}
