import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, type Failure } from '#shared/graphql/failure.ts';
import { PATHS } from '#shared/paths.ts';
import { toastError, toastSuccess } from '#shared/ui/toast.tsx';
import { useCreateTechnician, type Outcome } from './use-create-technician.ts';
import { byField, type useTechnicianForm } from './use-technician-form.ts';

/** How long the toast is read before the list comes. */
export const REDIRECT_AFTER = 3500;

/** How far an attempt has come; what is on its way is past leaving without saving, so leaving does not ask. */
export type Phase = 'editing' | 'sending' | 'created';

/** Goes to the list a while after the technician was made, unless the person has gone elsewhere. */
function useRedirect(created: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!created) return;
    const leaving = setTimeout(() => void navigate(PATHS.technicians), REDIRECT_AFTER);
    return () => clearTimeout(leaving);
  }, [created, navigate]);
}

/** Sends the form once and shows how it ended; a failure leaves everything as typed. */
export function useSubmitTechnician({ form, check, forgetDraft }: ReturnType<typeof useTechnicianForm>) {
  const create = useCreateTechnician();
  const [phase, setPhase] = useState<Phase>('editing');
  const [failure, setFailure] = useState<Failure | null>(null);
  const isUnderWay = useRef(false);
  useRedirect(phase === 'created');

  const finish = (outcome: Outcome) => {
    setPhase(outcome.kind === 'created' ? 'created' : 'editing');
    if (outcome.kind === 'created') {
      forgetDraft();
      toastSuccess('Nuevo técnico creado');
    } else if (outcome.kind === 'refused') {
      form.showErrors(byField(outcome.fields));
      toastError({ message: outcome.message });
    } else {
      setFailure(outcome.failure);
      toastError(outcome.failure);
    }
  };

  const send = async () => {
    setFailure(null);
    setPhase('sending');
    const checked = await check();
    if (!form.checkAll(checked.ok ? {} : byField(checked.fields)) || !checked.ok) {
      setPhase('editing');
      return;
    }
    finish(await create(checked.value));
  };

  const submit = async () => {
    if (isUnderWay.current || phase !== 'editing') return;
    isUnderWay.current = true;
    try {
      await send();
    } catch {
      finish({ kind: 'failed', failure: failureOf('NO_CONNECTION') });
    } finally {
      isUnderWay.current = false;
    }
  };

  return { phase, failure, submit };
}
