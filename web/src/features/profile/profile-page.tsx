import { ROLE_WORDS } from '@cuadrilla/domain/roles.ts';
import { lazy, Suspense, useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import { PermissionList } from '#records/staff/permission-list.tsx';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { OfficeProfileForm, TechnicianProfileForm } from './own-profile-forms.tsx';
import { ProfilePageDocument, useProfilePageQuery } from './profile-page.generated.ts';
import classes from './profile.module.css';
import { useChangePassword } from './use-change-password.tsx';
import { useEndSessions } from './use-end-sessions.tsx';
import type { OwnProfile } from './use-own-form.ts';

/** Only technicians have these. */
const OwnAbsences = lazy(async () => ({ default: (await import('./own-absences.tsx')).OwnAbsences }));
const OwnCalendar = lazy(async () => ({ default: (await import('./own-calendar.tsx')).OwnCalendar }));

/** What this screen asks first. */
export function firstOperation() {
  return persistedOperation(ProfilePageDocument, 'ProfilePage', {});
}

function Account({ me }: { me: OwnProfile }) {
  const { open, dialog } = useChangePassword();
  const sessions = useEndSessions({ id: me.id, isTechnician: me.role === 'TECHNICIAN' });
  return (
    <Card title="Cuenta" action={<Button title="Cambiar contraseña" onClick={open} />}>
      <DataList
        items={[
          { label: 'Correo', value: me.email },
          { label: 'Perfil', value: ROLE_WORDS[me.role] },
        ]}
      />
      <p className={classes['hint']}>
        {me.role === 'TECHNICIAN'
          ? 'Tu nombre y tu correo los cambia un administrador.'
          : 'Tu correo lo cambia un administrador en Agentes.'}
      </p>
      <Button
        title="Cerrar sesión en todos los dispositivos"
        className={classes['sessions']}
        onClick={sessions.open}
      />
      {dialog}
      {sessions.dialog}
    </Card>
  );
}

function Content({ me }: { me: OwnProfile }) {
  // Saved, the form begins again from what is so now, and can be saved once more.
  const [turn, setTurn] = useState(0);
  const common = { me, onDone: () => setTurn(turn + 1) };
  return (
    <div className={classes['column']}>
      {me.role === 'TECHNICIAN' ? (
        <TechnicianProfileForm key={turn} {...common} />
      ) : (
        <OfficeProfileForm key={turn} {...common} />
      )}
      <Account me={me} />
      {me.permissions && (
        <Card title="Permisos">
          <PermissionList permissions={me.permissions} />
          <p className={classes['hint']}>Los cambia un administrador.</p>
        </Card>
      )}
      {me.role === 'TECHNICIAN' && (
        <Suspense fallback={<Busy />}>
          <OwnAbsences />
          <OwnCalendar />
        </Suspense>
      )}
    </div>
  );
}

/** Everyone's own profile. */
export function ProfilePage() {
  // From the server, not from the cache: a form made from an old version would meet its own conflict.
  const result = useProfilePageQuery({ fetchPolicy: 'network-only' });
  const { data, error } = result;
  return (
    <SettingsFrame section="perfil">
      {data && <Content me={data.me} />}
      {!data && error === undefined && (
        <div className={classes['skeleton']}>
          <Busy />
        </div>
      )}
      {!data && error !== undefined && (
        <ErrorState
          title="No se ha podido cargar tu perfil"
          failure={readFailure(error)}
          busy={result.loading}
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      )}
    </SettingsFrame>
  );
}
