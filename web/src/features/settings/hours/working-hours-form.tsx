import { workingHoursSchema } from '@cuadrilla/domain/inputs/settings/working-hours.ts';
import { DAYS, type Day, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { HoursEditor } from '#records/staff/hours/hours-editor.tsx';
import { weekWords } from '#records/staff/hours/hours-words.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import type { WorkingHours_SectionFragment } from './hours-page.generated.ts';
import { UpdateWorkingHoursDocument } from './update-hours.generated.ts';

type Props = { section: WorkingHours_SectionFragment; onSaved: () => void };

/** Removes `__typename`, so that answers and form values compare as equal. */
function valuesOf({ hours }: WorkingHours_SectionFragment): { hours: WeeklyHours } {
  const days = DAYS.map((day) => [day, hours[day].map(({ from, to }) => ({ from, to }))]);
  return { hours: Object.fromEntries(days) as WeeklyHours };
}

const WORDS = weekWords('hours');

function useWorkingHoursForm({ section, onSaved }: Props) {
  return useSaveRecord(UpdateWorkingHoursDocument, {
    record: section,
    valuesOf,
    schema: workingHoursSchema,
    draft: 'settings-hours',
    input: (checked, { version }) => ({ ...checked, version }),
    success: 'Horario guardado',
    onDone: onSaved,
  });
}

export function WorkingHoursForm({ section, onSaved }: Props) {
  const form = useWorkingHoursForm({ section, onSaved });
  const fields = {
    day: (day: Day) => form.field(`hours.${day}`),
    time: (path: `${Day}.${number}.${'from' | 'to'}`) => form.field(`hours.${path}`),
  };
  return (
    <>
      <FormCard isSection form={form} submit="Guardar cambios" cancelTo={PATHS.settings}>
        <FieldGroup
          title="Horario"
          hint="El de los técnicos que no tienen uno propio, y el que cuenta para planificar."
        >
          <Wide>
            <HoursEditor fields={fields} disabled={form.phase === 'done'} />
          </Wide>
        </FieldGroup>
      </FormCard>
      <ConflictQuestion form={form} labels={WORDS.labels} formats={WORDS.formats} />
    </>
  );
}
