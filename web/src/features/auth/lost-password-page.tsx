import { email as checkEmail } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { isBlank } from '@cuadrilla/domain/text/text.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readAuthError } from '#session/firebase/auth-port.ts';
import { readLoginState } from '#session/return-path.ts';
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
import { resetError, type ResetError } from './reset-errors.ts';

type Outcome = 'editing' | 'sending' | 'sent' | ResetError;

/**
 * Answers the same for known and unknown addresses. A confirmation is valid for the address it was requested for; after the
 * address changes the form can be sent again.
 */
function useResetRequest(address: string) {
  const store = useSessionStore();
  const [outcome, setOutcome] = useState<Outcome>('editing');
  const [asked, setAsked] = useState('');
  const request = async () => {
    setOutcome('sending');
    setAsked(address);
    try {
      await store.sendReset(address.trim());
      setOutcome('sent');
    } catch (error) {
      const { code, text } = readAuthError(error);
      setOutcome(resetError(code, text));
    }
  };
  const isForAnother = outcome === 'sent' && asked !== address;
  return { outcome: isForAnother ? 'editing' : outcome, request };
}

export function LostPasswordPage() {
  const location = useLocation();
  const form = useFields({ email: '' }, ({ email }) => ({ email: checkEmail(email) }));
  const { outcome, request } = useResetRequest(form.values.email);
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (outcome === 'sending' || outcome === 'sent' || isBlank(form.values.email)) return;
    form.showAll();
    if (form.isFormValid) void request();
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className={classes['form']}>
      <AuthHeading title="Recuperar contraseña">
        Te enviaremos un correo con un enlace para elegir otra.
      </AuthHeading>
      {outcome === 'sent' && (
        <Banner kind="success">Se ha enviado un correo para restablecer la contraseña</Banner>
      )}
      {typeof outcome === 'object' && <ResetErrorBox error={outcome} />}
      <TextInput
        {...form.field('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        required
      />
      <Button
        type="primary"
        title="Enviar correo"
        submit
        wide
        busy={outcome === 'sending'}
        disabled={outcome === 'sent' || isBlank(form.values.email)}
      />
      <Link to={PATHS.login} state={readLoginState(location.state)} className={classes['aside']}>
        Volver a iniciar sesión
      </Link>
    </form>
  );
}
