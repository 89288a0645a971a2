import { ROLE_WORDS, worksInField } from '@cuadrilla/domain/people/roles.ts';
import { useState } from 'react';
import { PermissionList } from '#records/staff/access/permission-list.tsx';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { NetworkButton } from '#shared/ui/states/offline.tsx';
import { useOnline } from '#shared/use-online.ts';
import { OfficeProfileForm, TechnicianProfileForm } from './own-profile-forms.tsx';
import { END_SESSIONS } from './profile-words.ts';
import classes from './profile.module.css';
import { useChangePassword } from './account/use-change-password.tsx';
import { useEndSessions } from './account/use-end-sessions.tsx';
import type { OwnProfile as Profile } from './use-own-form.ts';

/** A chunk that only technicians load. */
const { Part: TechnicianParts } = lazyPart(
  () => import('./technician-parts.tsx'),
  'TechnicianParts',
  <Busy />,
);

function Account({ me }: { me: Profile }) {
  const { open, dialog } = useChangePassword();
  const isOffline = !useOnline();
  const sessions = useEndSessions({ id: me.id, isTechnician: worksInField(me.role) });
  return (
    <Card
      title="Cuenta"
      action={<NetworkButton title="Cambiar contraseña" isOffline={isOffline} onClick={open} />}
    >
      <DataList
        items={[
          { label: 'Correo', value: me.email },
          { label: 'Perfil', value: ROLE_WORDS[me.role] },
        ]}
      />
      <p className={classes['hint']}>
        {worksInField(me.role)
          ? 'Tu nombre y tu correo los cambia un administrador.'
          : 'Tu correo lo cambia un administrador en Agentes.'}
      </p>
      <div className={classes['sessions']}>
        <NetworkButton title={END_SESSIONS} isOffline={isOffline} onClick={sessions.open} />
      </div>
      {dialog}
      {sessions.dialog}
    </Card>
  );
}

export function OwnProfile({ me }: { me: Profile }) {
  // After saving, the form restarts from the saved values.
  const [turn, setTurn] = useState(0);
  const common = { me, onDone: () => setTurn(turn + 1) };
  return (
    <div className={classes['column']}>
      {worksInField(me.role) ? (
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
      {worksInField(me.role) && <TechnicianParts me={me} />}
    </div>
  );
}
