import { newPassword } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { readAuthError } from '#session/firebase/auth-port.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { useFields } from '#shared/form/use-fields.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useFirstField } from '#shared/ui/use-first-field.ts';
import { AuthHeading } from './auth-heading.tsx';
import classes from './auth.module.css';
import { ResetErrorBox } from './reset-error-box.tsx';
import { MISSING_CODE, resetError, type ResetError } from './reset-errors.ts';

const REDIRECT_AFTER_MS = 3000;

type Outcome = 'editing' | 'sending' | 'done' | ResetError;

function useReset(code: string) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>(
    code === '' ? { message: MISSING_CODE, askAgain: true } : 'editing',
  );
  const reset = async (password: string) => {
    setOutcome('sending');
    try {
      await store.confirmReset(code, password);
      await store.signOut();
      setOutcome('done');
    } catch (error) {
      const { code: authCode, text } = readAuthError(error);
      setOutcome(resetError(authCode, text));
    }
  };
  useEffect(() => {
    if (outcome !== 'done') return;
    const leaving = setTimeout(() => void navigate(PATHS.login, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [outcome, navigate]);
  return { outcome, reset };
}

export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode') ?? '';
  const { outcome, reset } = useReset(code);
  const form = useFields({ password: '' }, ({ password }) => ({ password: newPassword(password) }));
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code === '' || outcome === 'sending' || outcome === 'done') return;
    form.showAll();
    if (form.isFormValid) void reset(form.values.password);
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className={classes['form']}>
      <AuthHeading title="Restablecer contraseña">Elige una que no uses en otro sitio.</AuthHeading>
      {outcome === 'done' && <Banner kind="success">Se ha actualizado la contraseña</Banner>}
      {typeof outcome === 'object' && <ResetErrorBox error={outcome} />}
      <TextInput
        {...form.field('password')}
        label="Nueva contraseña"
        type="password"
        autoComplete="new-password"
        helperText="Al menos 6 caracteres"
        required
      />
      <Button
        type="primary"
        title="Guardar contraseña"
        submit
        wide
        busy={outcome === 'sending'}
        disabled={code === '' || outcome === 'done'}
      />
      <Link to={PATHS.login} className={classes['aside']}>
        Volver a iniciar sesión
      </Link>
    </form>
  );
}
