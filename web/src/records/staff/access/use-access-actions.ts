import { ACCESS_FAILURES } from '@cuadrilla/domain/text/access-failures.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { readAuthError } from '#session/firebase/auth-port.ts';
import { NO_CONNECTION } from '#shared/graphql/failure.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { accessMessage } from './access-message.ts';
import type { StaffPerson } from '../staff.ts';

const WORDS: Readonly<Record<string, string>> = {
  'auth/network-request-failed': NO_CONNECTION,
  'auth/timeout': NO_CONNECTION,
  'auth/too-many-requests': ACCESS_FAILURES.tooManyRequests,
  'auth/quota-exceeded': ACCESS_FAILURES.mailQuota,
  'auth/user-not-found': ACCESS_FAILURES.noAccount,
  'auth/user-disabled': 'La cuenta está suspendida',
};

export function useAccessActions(person: StaffPerson) {
  const store = useSessionStore();
  const reset = useAction<string>({
    send: async (email) => {
      try {
        await store.sendReset(email);
        return done(undefined);
      } catch (error) {
        const { code } = readAuthError(error);
        return refused({
          message: WORDS[code ?? ''] ?? 'No se ha podido enviar el correo. Inténtalo de nuevo',
        });
      }
    },
    success: `Correo de restablecimiento enviado a ${person.email}`,
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        accessMessage({ ...person, password: null }, window.location.origin),
      );
      toastSuccess('Acceso copiado');
    } catch {
      toastError({ message: 'No se ha podido copiar. Revisa los permisos del navegador' });
    }
  };
  return { sendReset: () => reset.run(person.email), copyAccess: () => void copy() };
}
