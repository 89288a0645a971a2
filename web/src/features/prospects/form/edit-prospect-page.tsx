import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { DuplicatePanel } from '#records/duplicates/duplicate-panel.tsx';
import { useOwners } from '#records/team/use-team.ts';
import { formatDate } from '#shared/format/dates.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormCard, FormPage } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useState } from 'react';
import { AlreadyClient } from '../convert/already-client.tsx';
import classes from '../page/detail.module.css';
import { ProspectFields } from './prospect-fields.tsx';
import { ProspectLoader, type Prospect, PROSPECTS_CRUMB } from '../page/prospect-loader.tsx';
import { useEditProspectForm } from './use-prospect-form.ts';

function useFormats(prospect: Prospect) {
  const { nameOf, namesOf } = useCatalog();
  const owners = useOwners(prospect.owner);
  const none = 'Sin indicar';
  return {
    kind: (kind: PartyKind) => PARTY_KIND_LABELS[kind],
    sourceId: (id: string) => nameOf('prospectSources', id) || none,
    interestIds: (ids: readonly string[]) => namesOf('serviceTypes', ids).join('\n') || none,
    estimatedValueCents: (euros: string) => (euros === '' ? none : `${euros} €`),
    ownerId: (id: string) => owners.find(({ value }) => value === id)?.label ?? none,
    nextActionOn: (day: string) => (day === '' ? none : formatDate(day)),
  };
}

function EditForm({ prospect }: { prospect: Prospect }) {
  const { form, matches, notDuplicateOf, setNotDuplicateOf } = useEditProspectForm(prospect);
  const formats = useFormats(prospect);
  return (
    <FormPage
      side={
        <div className={classes['panel']}>
          <DuplicatePanel
            matches={matches}
            notDuplicateOf={notDuplicateOf}
            onChange={setNotDuplicateOf}
            mayShareNif
          />
        </div>
      }
    >
      <FormCard form={form} submit="Guardar cambios" cancelTo={PATHS.prospect(prospect.id)}>
        <ProspectFields form={form} owner={prospect.owner} />
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(PROSPECT)} formats={formats} />
    </FormPage>
  );
}

/** Keeps the form mounted, with what was typed, even if somebody converts the prospect meanwhile. */
function Edit({ prospect }: { prospect: Prospect }) {
  const [client] = useState(prospect.convertedTo);
  return client === null ? <EditForm prospect={prospect} /> : <AlreadyClient client={client} />;
}

export function EditProspectPage() {
  return (
    <ProspectLoader title="Editar prospecto" isFresh>
      {(prospect) => (
        <>
          <PageHeader
            title="Editar prospecto"
            parents={[PROSPECTS_CRUMB, { title: prospect.code, to: PATHS.prospect(prospect.id) }]}
          />
          <Edit key={prospect.id} prospect={prospect} />
        </>
      )}
    </ProspectLoader>
  );
}
