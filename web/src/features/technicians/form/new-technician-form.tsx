import { IconUserPlus } from '@tabler/icons-react';
import { AccessNotice } from '#records/staff/access/access-notice.tsx';
import { STAFF_GROUP, StaffFields } from '#records/staff/form/staff-fields.tsx';
import { FieldGroup, FormCard, RequiredHint } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useCreateTechnician } from './use-create-technician.ts';

export function NewTechnicianForm() {
  const { form, access } = useCreateTechnician();
  const isDone = form.phase === 'done';
  return (
    <FormCard
      form={form}
      submit="Crear técnico"
      icon={<IconUserPlus size={16} />}
      cancelTo={PATHS.technicians}
    >
      {access && <AccessNotice access={access} />}
      <FieldGroup title={STAFF_GROUP} hint={<RequiredHint />}>
        <StaffFields field={(path) => form.field(path)} disabled={isDone} onPhoneUsed={form.loadPhones} />
        <TextInput
          {...form.field('password')}
          disabled={isDone}
          autoComplete="new-password"
          label="Contraseña"
          type="password"
          required
        />
      </FieldGroup>
    </FormCard>
  );
}
