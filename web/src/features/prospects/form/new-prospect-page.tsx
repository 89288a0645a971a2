import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconPlus } from '@tabler/icons-react';
import { DuplicatePanel } from '#records/duplicates/duplicate-panel.tsx';
import { useSession } from '#session/session-context.tsx';
import { FormCard, FormPage } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import classes from '../page/detail.module.css';
import { ProspectFields } from './prospect-fields.tsx';
import { useNewProspectForm } from './use-prospect-form.ts';

export function NewProspectPage() {
  const person = useSession().person;
  const { form, matches, notDuplicateOf, setNotDuplicateOf, serve } = useNewProspectForm();
  const own = person && { id: person.id, name: fullName(person) };
  return (
    <>
      <PageHeader title="Nuevo prospecto" parents={[{ title: 'Prospectos', to: PATHS.prospects }]} />
      <FormPage
        side={
          <div className={classes['panel']}>
            <DuplicatePanel
              matches={matches}
              notDuplicateOf={notDuplicateOf}
              onChange={setNotDuplicateOf}
              onLink={serve}
              mayShareNif
            />
          </div>
        }
      >
        <FormCard
          form={form}
          submit="Crear prospecto"
          icon={<IconPlus size={16} />}
          cancelTo={PATHS.prospects}
        >
          <ProspectFields form={form} owner={own} />
        </FormCard>
      </FormPage>
    </>
  );
}
