import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { STAFF_DETAILS, type StaffDetailsForm } from '@cuadrilla/domain/records/user.ts';
import { useSession } from '#session/session-context.tsx';
import { FieldGroup, FormCard, RequiredHint } from '#shared/form/form-card.tsx';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { STAFF_GROUP, StaffFields } from './staff-fields.tsx';
import type { StaffPerson } from '../staff.ts';

type Props = {
  person: StaffPerson;
  backTo: string;
  form: FormOver<StaffDetailsForm>;
};

const SIGNS_OUT =
  'Al guardar se cerrará su sesión: tendrá que entrar con el correo nuevo y su contraseña de siempre.';
const SIGNS_ME_OUT =
  'Al guardar se cerrará tu sesión: tendrás que entrar con el correo nuevo y tu contraseña de siempre.';

const isSameEmail = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');

export function EditStaffForm({ person, backTo, form }: Props) {
  const isSelf = useSession().person?.id === person.id;
  const warning = isSelf ? SIGNS_ME_OUT : SIGNS_OUT;
  return (
    <>
      <FormCard form={form} submit="Guardar cambios" cancelTo={backTo}>
        <FieldGroup title={STAFF_GROUP} hint={<RequiredHint />}>
          <StaffFields
            field={(path) => form.field(path)}
            disabled={form.phase === 'done'}
            onPhoneUsed={form.loadPhones}
            emailHelp={isSameEmail(form.values.email, person.email) ? undefined : warning}
          />
        </FieldGroup>
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(STAFF_DETAILS)} />
    </>
  );
}
