import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { Suspense } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import { useSession } from '#session/session-context.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { ProfilePageDocument, useProfilePageQuery } from './profile-page.generated.ts';
import classes from './profile.module.css';

const OWN_PROFILE = lazyPage(() => import('./own-profile.tsx'), 'OwnProfile');

/** The offline copy on a technician's device. */
export const SEEN_PROFILE = lazyPage(() => import('./seen-profile.tsx'), 'SeenProfile');

export function firstOperation() {
  void OWN_PROFILE.preload();
  return persistedOperation(ProfilePageDocument, 'ProfilePage', {});
}

function Skeleton() {
  return (
    <div className={classes['skeleton']}>
      <Busy />
    </div>
  );
}

export function ProfilePage() {
  const { role } = useSession().session;
  // From the server, not from the cache: a form based on an old version would end in a conflict.
  const result = useProfilePageQuery({ fetchPolicy: 'network-only' });
  const { data, error } = result;
  const failure = error === undefined ? null : readFailure(error);
  // Without a connection, data from earlier in this session does not count as an answer.
  const isAnswered = data !== undefined && failure?.code !== 'NO_CONNECTION';
  const isOffline = failure === null ? !navigator.onLine : failure.code === 'NO_CONNECTION';
  const isSeen = !isAnswered && isOffline && worksInField(role);
  const retry = () => void result.refetch().catch(() => undefined);
  const problem = failure && (
    <ErrorState
      title="No se ha podido cargar tu perfil"
      failure={failure}
      busy={result.loading}
      onRetry={retry}
    />
  );
  return (
    <SettingsFrame section="perfil">
      <Suspense fallback={<Skeleton />}>
        {isAnswered && <OWN_PROFILE.Page me={data.me} />}
        {isSeen && (
          <SEEN_PROFILE.Page onRetry={retry} isBusy={result.loading}>
            {problem ?? <Skeleton />}
          </SEEN_PROFILE.Page>
        )}
        {!isAnswered && !isSeen && (problem ?? <Skeleton />)}
      </Suspense>
    </SettingsFrame>
  );
}
