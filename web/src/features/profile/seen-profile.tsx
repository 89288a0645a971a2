import { ABSENCE_KIND_LABELS, ABSENCE_STATUS_LABELS } from '@cuadrilla/domain/people/absence.ts';
import { TECHNICIAN_COLORS } from '@cuadrilla/domain/text/colors.ts';
import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { ROLE_WORDS } from '@cuadrilla/domain/people/roles.ts';
import { useEffect, type ReactNode } from 'react';
import { useLastSeen } from '#outbox/kept/use-last-seen.ts';
import { absenceDays, absenceLength } from '#records/staff/absences/absence-words.ts';
import { PermissionList } from '#records/staff/access/permission-list.tsx';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { NetworkButton, SeenAt } from '#shared/ui/states/offline.tsx';
import { useWhileSeen } from '#shared/use-while-seen.ts';
import type { OwnAbsencesQuery } from './absences/own-absences.generated.ts';
import type { OwnCalendarQuery } from './calendar/own-calendar.generated.ts';
import { addressSince, END_SESSIONS } from './profile-words.ts';
import classes from './profile.module.css';
import type { OwnProfile } from './use-own-form.ts';

const RETRY_MS = 30_000;

const Later = ({ title }: { title: string }) => <NetworkButton title={title} isOffline />;

function Account({ me }: { me: OwnProfile }) {
  const color = TECHNICIAN_COLORS.find(({ id }) => id === me.color)?.label ?? 'Sin color';
  return (
    <>
      <Card title="Mis datos" action={<Later title="Cambiar" />}>
        <DataList
          none="—"
          items={[
            { label: 'Teléfono', value: me.phone === null ? null : formatPhone(me.phone) },
            { label: 'Color', value: color },
          ]}
        />
      </Card>
      <Card title="Cuenta" action={<Later title="Cambiar contraseña" />}>
        <DataList
          items={[
            { label: 'Correo', value: me.email },
            { label: 'Perfil', value: ROLE_WORDS[me.role] },
          ]}
        />
        <div className={classes['sessions']}>
          <Later title={END_SESSIONS} />
        </div>
      </Card>
      {me.permissions && (
        <Card title="Permisos">
          <PermissionList permissions={me.permissions} />
        </Card>
      )}
    </>
  );
}

function Absences() {
  const { seen } = useLastSeen<OwnAbsencesQuery>('absences');
  const absences = seen?.value.absences.edges.map(({ node }) => node) ?? [];
  return (
    <Card title="Mis ausencias" action={<Later title="Solicitar ausencia" />}>
      {seen === null && <p className={classes['lead']}>Todavía no se han visto en este dispositivo.</p>}
      {seen && absences.length === 0 && <p className={classes['lead']}>No has pedido ninguna.</p>}
      <DataList
        items={absences.map((absence) => ({
          label: absenceDays(absence),
          value: [
            ABSENCE_STATUS_LABELS[absence.status],
            ABSENCE_KIND_LABELS[absence.kind],
            absenceLength(absence),
          ].join(' · '),
        }))}
      />
    </Card>
  );
}

function Calendar() {
  const { seen } = useLastSeen<OwnCalendarQuery>('calendar');
  const feed = seen?.value.feed ?? null;
  return (
    <Card title="Calendario">
      {seen === null && <p className={classes['lead']}>Todavía no se ha visto en este dispositivo.</p>}
      {seen && (
        <p className={classes['lead']}>
          {feed === null ? 'No tienes ninguna dirección privada.' : `${addressSince(feed.createdAt)}.`}
        </p>
      )}
      <Later title={feed === null ? 'Crear dirección' : 'Crear otra o revocar'} />
    </Card>
  );
}

type Props = {
  onRetry: () => void;
  isBusy: boolean;
  /** Shown if this device has no copy. */
  children: ReactNode;
};

export function SeenProfile({ onRetry, isBusy, children }: Props) {
  const { seen } = useLastSeen<OwnProfile>('profile');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  // A phone without signal often believes that it is online, and then no event says that the signal is back.
  useWhileSeen(onRetry, () => RETRY_MS);
  if (!seen) return children;
  return (
    <div className={classes['column']}>
      <div className={classes['seen']}>
        <SeenAt readAt={seen.readAt} />
        <Button title="Reintentar" busy={isBusy} onClick={onRetry} />
      </div>
      <Account me={seen.value} />
      <Absences />
      <Calendar />
    </div>
  );
}
