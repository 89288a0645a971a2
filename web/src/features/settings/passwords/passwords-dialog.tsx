import { passwordSettingsSchema } from '@cuadrilla/domain/inputs/settings/password-settings.ts';
import { formOf, inputOf, labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { PASSWORDS } from '@cuadrilla/domain/records/settings/settings.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { PasswordsCard_PasswordsFragment } from './passwords-card.generated.ts';
import { UpdatePasswordsDocument } from './update-passwords.generated.ts';

type Props = { passwords: PasswordsCard_PasswordsFragment; onClose: () => void; onSaved: () => void };

function usePasswordsForm({ passwords, onClose, onSaved }: Props) {
  return useSaveRecord(UpdatePasswordsDocument, {
    record: passwords,
    valuesOf: (values) => formOf(PASSWORDS, values),
    schema: passwordSettingsSchema,
    toInput: (values) => inputOf(PASSWORDS, values),
    draft: 'settings-passwords',
    input: (checked, { version }) => ({ ...checked, version }),
    success: 'Contraseñas guardadas',
    onDone: () => {
      onSaved();
      onClose();
    },
  });
}

export function PasswordsDialog(props: Props) {
  const { onClose } = props;
  const form = usePasswordsForm(props);
  return (
    <>
      <FormDialog open onClose={onClose} form={form} title="Contraseñas" submit="Guardar cambios" size={480}>
        <Wide>
          <TextInput
            {...form.field('minLength')}
            label={PASSWORDS.minLength.label}
            inputMode="numeric"
            helperText="De 6 a 32 caracteres."
            required
            autoComplete="off"
          />
        </Wide>
        <Wide>
          <Switch
            {...form.field('refuseCommon')}
            label={PASSWORDS.refuseCommon.label}
            helperText="Las 10.000 que se prueban primero, como 123456."
          />
        </Wide>
        <Wide>
          <Switch
            {...form.field('changeFirst')}
            label={PASSWORDS.changeFirst.label}
            helperText="Quien estrena cuenta elige la suya antes de ver nada."
          />
        </Wide>
      </FormDialog>
      <ConflictQuestion form={form} labels={labelsByPath(PASSWORDS)} />
    </>
  );
}
