import { TECHNICIAN_COLORS } from '@cuadrilla/domain/text/colors.ts';
import { technicianProfileSchema } from '@cuadrilla/domain/inputs/staff/technician-profile.ts';
import { DAY_LABELS, type HoursSpan, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { ColorField } from '#records/staff/form/color-field.tsx';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { forgetStaffLists } from '#records/staff/forget.ts';
import { HoursTable } from '#records/staff/hours/hours-table.tsx';
import { daySpans } from '#records/staff/hours/hours-words.ts';
import { useSession } from '#session/session-context.tsx';
import { FieldGroup, FormCard, Wide } from '#shared/form/form-card.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { MultiSelect } from '#shared/ui/fields/multi-select.tsx';
import { profileInput, profileValues } from './profile-values.ts';
import { technicianOutcome } from './technician-outcome.ts';
import type { Technician_ProfileFragment } from '../page/technician.generated.ts';
import { useUpdateTechnicianProfileMutation } from './update-technician-profile.generated.ts';

/** Only where somebody has hours of their own. */
const HoursEditor = lazy(async () => ({
  default: (await import('#records/staff/hours/hours-editor.tsx')).HoursEditor,
}));

type Props = { technician: Technician_ProfileFragment; companyHours: WeeklyHours };

function useProfileForm({ technician, companyHours }: Props) {
  const { id, version: known } = technician;
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const [run] = useUpdateTechnicianProfileMutation();
  // The company's hours as they were when the form was opened: what they become meanwhile is no change of this form.
  const [ofCompany] = useState(companyHours);
  return useRecordForm({
    initialValues: profileValues(technician, ofCompany),
    schema: technicianProfileSchema,
    toInput: profileInput,
    version: known,
    draft: { owner, form: `technician-profile-${id}` },
    send: async (profile, { key, version }) => {
      const input = { ...profile, id, version: version ?? known };
      const { data } = await run({ variables: { input, key }, update: forgetStaffLists });
      return technicianOutcome(data, (current) => profileValues(current, ofCompany));
    },
    readFailure,
    success: 'Perfil guardado',
    onDone: () => void navigate(PATHS.technician(id)),
  });
}

type Form = ReturnType<typeof useProfileForm>;

const DAY_NAMES = {
  'weeklyHours.mon': DAY_LABELS.mon,
  'weeklyHours.tue': DAY_LABELS.tue,
  'weeklyHours.wed': DAY_LABELS.wed,
  'weeklyHours.thu': DAY_LABELS.thu,
  'weeklyHours.fri': DAY_LABELS.fri,
  'weeklyHours.sat': DAY_LABELS.sat,
  'weeklyHours.sun': DAY_LABELS.sun,
} as const;

const spans = (day: HoursSpan[]) => daySpans(day);
const DAY_FORMATS = Object.fromEntries(Object.keys(DAY_NAMES).map((path) => [path, spans])) as {
  [path in keyof typeof DAY_NAMES]: typeof spans;
};

function Conflict({ form }: { form: Form }) {
  const { namesOf } = useCatalog();
  return (
    <ConflictQuestion
      conflict={form.conflict}
      labels={{
        color: 'Color',
        skillIds: 'Competencias',
        zoneIds: 'Zonas',
        isCompanyHours: 'Horario de la empresa',
        ...DAY_NAMES,
      }}
      formats={{
        color: (id: string) => TECHNICIAN_COLORS.find((color) => color.id === id)?.label ?? id,
        skillIds: (ids: string[]) => namesOf('skills', ids).join(', ') || 'Ninguna',
        zoneIds: (ids: string[]) => namesOf('zones', ids).join(', ') || 'Todas',
        ...DAY_FORMATS,
      }}
      onKeepEditing={form.keepEditing}
      onMerge={form.sendMerged}
    />
  );
}

function Hours({ form }: { form: Form }) {
  const { isCompanyHours, weeklyHours } = form.values;
  return (
    <FieldGroup title="Horario semanal">
      <Wide>
        <Switch
          {...form.field('isCompanyHours')}
          label="Horario de la empresa"
          helperText="Si el horario de la empresa cambia, el suyo también."
        />
      </Wide>
      <Wide>
        {isCompanyHours ? (
          <HoursTable hours={weeklyHours} />
        ) : (
          <Suspense fallback={null}>
            <HoursEditor
              fields={{
                day: (day) => form.field(`weeklyHours.${day}`),
                time: (path) => form.field(`weeklyHours.${path}`),
              }}
            />
          </Suspense>
        )}
      </Wide>
    </FieldGroup>
  );
}

/** What a technician can do, where and when. */
export function ProfileForm({ technician, companyHours }: Props) {
  const form = useProfileForm({ technician, companyHours });
  const { optionsOf } = useCatalog();
  return (
    <>
      <FormCard form={form} submit="Guardar perfil" cancelTo={PATHS.technician(technician.id)}>
        <FieldGroup title="Qué hace y dónde">
          <Wide>
            <MultiSelect
              {...form.field('skillIds')}
              label="Competencias"
              options={optionsOf('skills', technician.skillIds)}
              none="Todavía no hay competencias: se añaden en Configuración"
            />
          </Wide>
          <Wide>
            <MultiSelect
              {...form.field('zoneIds')}
              label="Zonas"
              helperText="Sin ninguna marcada, trabaja en todas."
              options={optionsOf('zones', technician.zoneIds)}
              none="Todavía no hay zonas: se añaden en Configuración"
            />
          </Wide>
          <Wide>
            <ColorField {...form.field('color')} label="Color" />
          </Wide>
        </FieldGroup>
        <Hours form={form} />
      </FormCard>
      <Conflict form={form} />
    </>
  );
}
