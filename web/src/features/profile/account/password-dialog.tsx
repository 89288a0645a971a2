import { changePasswordSchema } from '@cuadrilla/domain/inputs/staff/change-password.ts';
import { useState } from 'react';
import { passwordChange } from '#session/password/change-own-password.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';

type Values = { current: string; next: string };

const EMPTY: Values = { current: '', next: '' };

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const store = useSessionStore();
  const [changePassword] = useState(() => passwordChange(store));
  const form = useRecordForm({
    initialValues: EMPTY,
    schema: changePasswordSchema,
    draft: null,
    send: async ({ current, next }): Promise<Outcome<void, Values>> => {
      const problem = await changePassword({ current, next });
      if (problem === null) return done(undefined);
      const { field, message } = problem;
      return refused({ message, fields: field === null ? [] : [{ path: field, message }] });
    },
    success: 'Contraseña cambiada',
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="Cambiar contraseña"
      submit="Cambiar contraseña"
      size={480}
    >
      <Wide>
        <TextInput
          {...form.field('current')}
          label="Contraseña actual"
          type="password"
          autoComplete="current-password"
          required
        />
      </Wide>
      <Wide>
        <TextInput
          {...form.field('next')}
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          helperText="Al menos 6 caracteres, o los que pida tu empresa. Tendrás que volver a entrar en tus otros dispositivos."
          required
        />
      </Wide>
    </FormDialog>
  );
}
