import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '../../graphql/failure.ts';
import { Button } from '../button.tsx';
import { RequestId } from './request-id.tsx';
import { State } from './state.tsx';

type Props = {
  title: string;
  failure: Failure;
  onRetry: () => void;
  busy?: boolean;
  /** A second action, for errors that a retry may never solve. */
  other?: ReactNode;
};

export function ErrorState({ title, failure, onRetry, busy = false, other }: Props) {
  // The app is older than the server: only reloading helps.
  const retry = failure.code === 'PERSISTED_ONLY' ? () => window.location.reload() : onRetry;
  return (
    <State
      role="alert"
      tone="bad"
      icon={<IconPlugConnectedX size={24} stroke={1.75} />}
      title={title}
      actions={
        <>
          <Button
            type="primary"
            title="Reintentar"
            icon={<IconRefresh size={16} />}
            onClick={retry}
            busy={busy}
          />
          {other}
        </>
      }
      foot={failure.requestId !== null && <RequestId id={failure.requestId} />}
    >
      {failure.message}
    </State>
  );
}
