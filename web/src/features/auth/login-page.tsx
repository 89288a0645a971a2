import { required } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { readAuthError } from '#session/firebase/auth-port.ts';
import { readLoginState } from '#session/return-path.ts';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { useFields } from '#shared/form/use-fields.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useFirstField } from '#shared/ui/use-first-field.ts';
import { useTimedMessage } from '#shared/ui/toasts/use-timed-message.ts';
import { AuthHeading } from './auth-heading.tsx';
import classes from './auth.module.css';
import { loginMessage } from './login-errors.ts';

const BANNER_MS = 3000;

/** Shows why signing in failed, for a while; before that, why the last session ended, until the person has read it. */
function useBanner() {
  const store = useSessionStore();
  const { notice } = useSession();
  const banner = useTimedMessage(BANNER_MS);
  const { show } = banner;
  useEffect(() => {
    if (notice === null || notice.stays) return;
    show(notice.text);
    store.noticeShown();
  }, [notice, show, store]);
  const lasting = notice?.stays === true ? notice.text : null;
  return { ...banner, message: banner.message ?? lasting };
}

function useLogin(onSend?: () => void) {
  const store = useSessionStore();
  const banner = useBanner();
  const [busy, setBusy] = useState(false);
  const form = useFields({ email: '', password: '' }, ({ email, password }) => ({
    email: required(email),
    password: password === '' ? '' : null,
  }));
  const submit = async () => {
    if (busy || !form.isFormValid) return;
    banner.hide();
    setBusy(true);
    onSend?.();
    try {
      await store.signIn(form.values.email.trim(), form.values.password);
    } catch (error) {
      banner.show(loginMessage(readAuthError(error).code));
    } finally {
      setBusy(false);
    }
  };
  return { form, busy, submit, problem: banner.message };
}

/** `onSend` fetches what comes next while the answer is waited for. */
export function LoginPage({ onSend }: { onSend?: () => void }) {
  const location = useLocation();
  const { form, busy, submit, problem } = useLogin(onSend);
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className={classes['form']}>
      <AuthHeading title="Iniciar sesión">Entra con el correo de tu empresa.</AuthHeading>
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      <TextInput
        {...form.field('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        required
        error={null}
      />
      <TextInput
        {...form.field('password')}
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        required
        error={null}
      />
      <Button type="primary" title="Iniciar sesión" submit wide busy={busy} disabled={!form.isFormValid} />
      <Link to={PATHS.lostPassword} state={readLoginState(location.state)} className={classes['aside']}>
        ¿Olvidaste tu contraseña?
      </Link>
    </form>
  );
}
