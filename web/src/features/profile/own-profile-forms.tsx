import { TECHNICIAN_COLORS } from '@cuadrilla/domain/text/colors.ts';
import {
  ownProfileSchema,
  ownTechnicianProfileSchema,
} from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { formOf, labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { OWN_DETAILS, OWN_TECHNICIAN_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { IconPhone } from '@tabler/icons-react';
import { ColorField } from '#records/staff/form/color-field.tsx';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import type { TextField } from '#records/staff/form/staff-fields.tsx';
import { FieldGroup, FormCard, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useOnline } from '#shared/use-online.ts';
import classes from './profile.module.css';
import { useOwnForm, type OwnProfile } from './use-own-form.ts';

type Props = { me: OwnProfile; onDone: () => void };

/** Shown before the person presses the button; the form keeps what was typed. */
function SavingNeedsNetwork() {
  if (useOnline()) return null;
  return (
    <p className={classes['hint']} role="status">
      Sin conexión: guardar los cambios la necesita. Lo que escribas se queda aquí.
    </p>
  );
}

function Phone({ field, onUsed }: { field: TextField; onUsed: () => void }) {
  return (
    <TextInput
      {...field}
      label={OWN_DETAILS.phone.label}
      type="phone"
      autoComplete="tel"
      icon={<IconPhone size={16} stroke={1.6} />}
      onFocus={onUsed}
    />
  );
}

const officeValues = (me: OwnProfile) => formOf(OWN_DETAILS, me);

export function OfficeProfileForm({ me, onDone }: Props) {
  const form = useOwnForm({ me, valuesOf: officeValues, schema: ownProfileSchema, onDone });
  return (
    <>
      <SavingNeedsNetwork />
      <FormCard isSection form={form} submit="Guardar cambios" cancelTo={PATHS.settings}>
        <FieldGroup title="Mis datos" hint={<RequiredHint />}>
          <TextInput
            {...form.field('name')}
            label={OWN_DETAILS.name.label}
            autoComplete="given-name"
            required
          />
          <TextInput
            {...form.field('lastName')}
            label={OWN_DETAILS.lastName.label}
            autoComplete="family-name"
            required
          />
          <Phone field={form.field('phone')} onUsed={form.loadPhones} />
        </FieldGroup>
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(OWN_DETAILS)} />
    </>
  );
}

const technicianValues = (me: OwnProfile) => formOf(OWN_TECHNICIAN_DETAILS, { ...me, color: me.color ?? '' });

const colorLabel = (id: string) => TECHNICIAN_COLORS.find((color) => color.id === id)?.label ?? 'Sin color';

/** Without the name, which only the office changes. */
export function TechnicianProfileForm({ me, onDone }: Props) {
  const form = useOwnForm({
    me,
    valuesOf: technicianValues,
    schema: ownTechnicianProfileSchema,
    onDone,
  });
  return (
    <>
      <SavingNeedsNetwork />
      <FormCard isSection form={form} submit="Guardar cambios" cancelTo={PATHS.settings}>
        <FieldGroup title="Mis datos">
          <Phone field={form.field('phone')} onUsed={form.loadPhones} />
          <Wide>
            <ColorField {...form.field('color')} label={OWN_TECHNICIAN_DETAILS.color.label} />
          </Wide>
        </FieldGroup>
      </FormCard>
      <ConflictQuestion
        form={form}
        labels={labelsByPath(OWN_TECHNICIAN_DETAILS)}
        formats={{ color: colorLabel }}
      />
    </>
  );
}
