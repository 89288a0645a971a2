import { passwordSettingsSchema } from '@cuadrilla/domain/inputs/settings/password-settings.ts';
import { useSession } from '#session/session-context.tsx';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { conflict, done, refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { PASSWORD_LABELS, passwordInput, passwordValues } from './password-values.ts';
import type { PasswordsCard_PasswordsFragment } from './passwords-card.generated.ts';
import { useUpdatePasswordsMutation } from './update-passwords.generated.ts';

type Props = { passwords: PasswordsCard_PasswordsFragment; onClose: () => void; onSaved: () => void };

function usePasswordsForm({ passwords, onClose, onSaved }: Props) {
  const owner = useSession().person?.id ?? '';
  const [run] = useUpdatePasswordsMutation();
  return useRecordForm({
    initialValues: passwordValues(passwords),
    schema: passwordSettingsSchema,
    toInput: passwordInput,
    version: passwords.version,
    draft: { owner, form: 'settings-passwords' },
    send: async (input, { key, version }) => {
      const { data } = await run({
        variables: { input: { ...input, version: version ?? passwords.version }, key },
      });
      if (!data) throw new Error('No data');
      const { result } = data;
      if (result.__typename === 'PasswordsSuccess') return done(undefined);
      if (result.__typename === 'ConflictError' && result.current.__typename === 'PasswordSettings') {
        return conflict(passwordValues(result.current), result.current.version, result.change);
      }
      return refused(result);
    },
    success: 'Contraseñas guardadas',
    onDone: () => {
      onSaved();
      onClose();
    },
  });
}

/** Changes what the company asks of passwords from now on. */
export function PasswordsDialog(props: Props) {
  const { onClose } = props;
  const form = usePasswordsForm(props);
  return (
    <>
      <FormDialog open onClose={onClose} form={form} title="Contraseñas" submit="Guardar cambios" size={480}>
        <Wide>
          <TextInput
            {...form.field('minLength')}
            label={PASSWORD_LABELS.minLength}
            inputMode="numeric"
            helperText="De 6 a 32 caracteres."
            required
            autoComplete="off"
          />
        </Wide>
        <Wide>
          <Switch
            {...form.field('refuseCommon')}
            label={PASSWORD_LABELS.refuseCommon}
            helperText="Las 10.000 que se prueban primero, como 123456."
          />
        </Wide>
        <Wide>
          <Switch
            {...form.field('changeFirst')}
            label={PASSWORD_LABELS.changeFirst}
            helperText="Quien estrena cuenta elige la suya antes de ver nada."
          />
        </Wide>
      </FormDialog>
      <ConflictQuestion
        conflict={form.conflict}
        labels={PASSWORD_LABELS}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}
