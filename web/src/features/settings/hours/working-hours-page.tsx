import { HoursTable } from '#records/staff/hours/hours-table.tsx';
import { Card } from '#shared/detail/card.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { FormRounds } from '../frame/form-rounds.tsx';
import { useFetchedAhead } from '../frame/use-fetched-ahead.ts';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { ReadOnlyNote, Section, useCanEdit } from '../frame/section.tsx';
import { useWorkingHoursPageQuery, WorkingHoursPageDocument } from './hours-page.generated.ts';

const { Page: WorkingHoursForm, preload } = lazyPage(
  () => import('./working-hours-form.tsx'),
  'WorkingHoursForm',
);

export function firstOperation() {
  return persistedOperation(WorkingHoursPageDocument, 'WorkingHoursPage');
}

export function WorkingHoursPage() {
  const canEdit = useCanEdit();
  useFetchedAhead(canEdit, preload);
  const result = useWorkingHoursPageQuery({ fetchPolicy: 'network-only' });
  return (
    <Section section="horario">
      <LoadedSection result={result}>
        {({ settings: { workingHours } }) =>
          canEdit ? (
            <FormRounds>
              {(onSaved) => <WorkingHoursForm section={workingHours} onSaved={onSaved} />}
            </FormRounds>
          ) : (
            <>
              <ReadOnlyNote />
              <Card title="Horario">
                <HoursTable hours={workingHours.hours} label="Horario de la empresa" />
              </Card>
            </>
          )
        }
      </LoadedSection>
    </Section>
  );
}
