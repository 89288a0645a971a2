import { newPassword, required } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { passwordChange } from '#session/password/change-own-password.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { useFields } from '#shared/form/use-fields.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useFirstField } from '#shared/ui/use-first-field.ts';
import { AuthHeading } from './auth-heading.tsx';
import classes from './auth.module.css';

type Values = { current: string; next: string };

const checkNext = ({ current, next }: Values) =>
  newPassword(next) ?? (current === next ? MESSAGES.samePassword : null);

function useNewPassword() {
  const store = useSessionStore();
  const [changePassword] = useState(() => passwordChange(store));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFields({ current: '', next: '' }, (values) => ({
    current: required(values.current),
    next: checkNext(values),
  }));
  const change = async () => {
    setBusy(true);
    setProblem(null);
    const found = await changePassword(form.values);
    if (found === null) {
      store.retry();
      return;
    }
    setBusy(false);
    if (found.field === null) setProblem(found.message);
    else form.showFromServer({ [found.field]: found.message });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.showAll();
    if (form.isFormValid) void change();
  };
  return { form, isBusy, problem, submit, leave: () => void store.signOut() };
}

/** Shown to people who must replace their initial password before they can use the app. */
export function NewPasswordPage() {
  const { form, isBusy, problem, submit, leave } = useNewPassword();
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref);
  return (
    <form ref={ref} noValidate onSubmit={submit} className={classes['form']}>
      <AuthHeading title="Elige tu contraseña">
        La que tienes te la dieron para entrar la primera vez. Cámbiala por una que solo sepas tú.
      </AuthHeading>
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      <TextInput
        {...form.field('current')}
        label="Contraseña actual"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextInput
        {...form.field('next')}
        label="Nueva contraseña"
        type="password"
        autoComplete="new-password"
        helperText="Al menos 6 caracteres, o los que pida tu empresa"
        required
      />
      <Button type="primary" title="Guardar y entrar" submit wide busy={isBusy} />
      <Button title="Cerrar sesión" wide disabled={isBusy} onClick={leave} />
    </form>
  );
}
