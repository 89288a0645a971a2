import { required } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Banner } from '#shared/ui/states/banner.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { passwordProblem, type PasswordProblem } from './password-errors.ts';
import { useSession, useSessionStore } from '../session-context.tsx';

type Props = { onEnd: (isSure: boolean) => void };

function usePasswordProof(onProven: () => void) {
  const store = useSessionStore();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const fail = (found: PasswordProblem) => {
    setProblem(found);
    if (found.field !== null) field.current?.focus();
  };
  const prove = async () => {
    const missing = required(password);
    if (missing !== null) {
      fail({ field: 'current', message: missing });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await store.reauthenticate(password);
      onProven();
    } catch (error) {
      setBusy(false);
      fail(passwordProblem(error));
    }
  };
  const type = (text: string) => {
    setPassword(text);
    setProblem(null);
  };
  return { password, type, field, isBusy, problem, prove };
}

function PasswordDialog({ onEnd }: Props) {
  const email = useSession().person?.email ?? '';
  const { password, type, field, isBusy, problem, prove } = usePasswordProof(() => onEnd(true));
  const cancel = () => {
    if (!isBusy) onEnd(false);
  };
  return (
    <Dialog
      open
      onClose={cancel}
      title="Confirma que eres tú"
      onSubmit={() => {
        if (!isBusy) void prove();
      }}
      actions={<DialogActions submit="Continuar" onCancel={cancel} busy={isBusy} />}
    >
      <p>Por seguridad, escribe otra vez tu contraseña.</p>
      {problem?.field === null && <Banner kind="error">{problem.message}</Banner>}
      <TextInput
        ref={field}
        label="Contraseña"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={type}
        error={problem?.field == null ? null : problem.message}
      />
      {/* Password managers need the address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
    </Dialog>
  );
}

export type RecentSignIn = {
  dialog: ReactNode;
  /** False if the person cancelled. */
  ask: () => Promise<boolean>;
  prove: <T extends Result>(send: () => Promise<T>) => Promise<T>;
};

type Result = { __typename: string };

export function useRecentSignIn(): RecentSignIn {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isSure: boolean) => void) | null>(null);
  const end = (isSure: boolean) => {
    waiting.current?.(isSure);
    waiting.current = null;
    setOpen(false);
  };
  useEffect(() => () => waiting.current?.(false), []);
  const ask = () => {
    waiting.current?.(false);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
    });
  };
  const prove: RecentSignIn['prove'] = async (send) => {
    const answer = await send();
    return answer.__typename === 'RecentSignInError' && (await ask()) ? send() : answer;
  };
  return { dialog: isOpen && <PasswordDialog onEnd={end} />, ask, prove };
}
