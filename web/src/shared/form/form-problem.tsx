import { Banner } from '../ui/states/banner.tsx';
import type { RecordForm } from './use-record-form.ts';

type Props = { form: Pick<RecordForm, 'problem' | 'failure'>; isSilent?: boolean };

/** Silent beside a toast, which is announced already; a dialog hides the toast. */
export function FormProblem({ form: { problem, failure }, isSilent = true }: Props) {
  const message = failure?.message ?? problem;
  if (message === null) return null;
  const requestId = failure?.requestId ?? null;
  return (
    <Banner
      kind="error"
      detail={requestId === null ? undefined : `Identificador ${requestId}`}
      isSilent={isSilent}
    >
      {message}
    </Banner>
  );
}
