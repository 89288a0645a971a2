import { TECHNICIAN_COLORS } from '@cuadrilla/domain/text/colors.ts';
import { technicianProfileSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { labelsByPath, formOf } from '@cuadrilla/domain/records/record-form.ts';
import { TECHNICIAN_PROFILE, type TechnicianProfileForm } from '@cuadrilla/domain/records/user.ts';
import { orderedHours, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ColorField } from '#records/staff/form/color-field.tsx';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { HoursTable } from '#records/staff/hours/hours-table.tsx';
import { weekWords } from '#records/staff/hours/hours-words.ts';
import { STAFF_LISTS } from '#records/staff/staff-lists.ts';
import { FieldGroup, FormCard, Wide } from '#shared/form/form-card.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { MultiSelect } from '#shared/ui/fields/multi-select.tsx';
import type { Technician_ProfileFragment } from '../page/technician.generated.ts';
import { UpdateTechnicianProfileDocument } from './update-technician-profile.generated.ts';
import type { Answered } from '@cuadrilla/domain/records/record.ts';

/** Keeps the typed hours while the company's are selected. */
type ProfileValues = TechnicianProfileForm & { isCompanyHours: boolean; weeklyHours: WeeklyHours };

/** Own hours start as a copy of the company's. */
function profileValues(
  profile: Answered<typeof TECHNICIAN_PROFILE>,
  companyHours: WeeklyHours,
): ProfileValues {
  const { weeklyHours, ...rest } = formOf(TECHNICIAN_PROFILE, profile);
  return {
    ...rest,
    isCompanyHours: weeklyHours === null,
    weeklyHours: weeklyHours ?? orderedHours(companyHours),
  };
}

/** Own hours are not checked while the company's are selected. */
function profileInput({ isCompanyHours, weeklyHours, ...rest }: ProfileValues) {
  return { ...rest, weeklyHours: isCompanyHours ? null : weeklyHours };
}

/** Loaded only for people with their own hours. */
const { Part: HoursEditor } = lazyPart(() => import('#records/staff/hours/hours-editor.tsx'), 'HoursEditor');

type Props = { technician: Technician_ProfileFragment; companyHours: WeeklyHours };

function useProfileForm({ technician, companyHours }: Props) {
  const { id } = technician;
  const navigate = useNavigate();
  // The company's hours from when the form was opened: their later changes are not changes of this form.
  const [ofCompany] = useState(companyHours);
  return useSaveRecord(UpdateTechnicianProfileDocument, {
    record: technician,
    valuesOf: (record) => profileValues(record, ofCompany),
    schema: technicianProfileSchema,
    toInput: profileInput,
    draft: `technician-profile-${id}`,
    input: (profile, { version }) => ({ ...profile, id, version }),
    evict: STAFF_LISTS,
    success: 'Perfil guardado',
    onDone: () => void navigate(PATHS.technician(id)),
  });
}

type Form = ReturnType<typeof useProfileForm>;

const WEEK_WORDS = weekWords('weeklyHours');

function Conflict({ form }: { form: Form }) {
  const { namesOf } = useCatalog();
  return (
    <ConflictQuestion
      form={form}
      labels={{
        ...labelsByPath(TECHNICIAN_PROFILE),
        isCompanyHours: 'Horario de la empresa',
        ...WEEK_WORDS.labels,
      }}
      formats={{
        color: (id: string) => TECHNICIAN_COLORS.find((color) => color.id === id)?.label ?? id,
        skillIds: (ids: string[]) => namesOf('skills', ids).join(', ') || 'Ninguna',
        zoneIds: (ids: string[]) => namesOf('zones', ids).join(', ') || 'Todas',
        ...WEEK_WORDS.formats,
      }}
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
          <HoursEditor
            fields={{
              day: (day) => form.field(`weeklyHours.${day}`),
              time: (path) => form.field(`weeklyHours.${path}`),
            }}
          />
        )}
      </Wide>
    </FieldGroup>
  );
}

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
              label={TECHNICIAN_PROFILE.skillIds.label}
              options={optionsOf('skills', technician.skillIds)}
              none="Todavía no hay competencias: se añaden en Configuración"
            />
          </Wide>
          <Wide>
            <MultiSelect
              {...form.field('zoneIds')}
              label={TECHNICIAN_PROFILE.zoneIds.label}
              helperText="Sin ninguna marcada, trabaja en todas."
              options={optionsOf('zones', technician.zoneIds)}
              none="Todavía no hay zonas: se añaden en Configuración"
            />
          </Wide>
          <Wide>
            <ColorField {...form.field('color')} label={TECHNICIAN_PROFILE.color.label} />
          </Wide>
        </FieldGroup>
        <Hours form={form} />
      </FormCard>
      <Conflict form={form} />
    </>
  );
}
