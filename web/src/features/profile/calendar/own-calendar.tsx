import { useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { useSeenAnswer } from '#outbox/kept/use-last-seen.ts';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { NetworkButton } from '#shared/ui/states/offline.tsx';
import { useOnline } from '#shared/use-online.ts';
import { addressSince } from '../profile-words.ts';
import classes from '../profile.module.css';
import { useCalendarFeed } from './use-calendar-feed.ts';

type Feed = ReturnType<typeof useCalendarFeed>;

const WAYS = [
  [
    'iPhone',
    'en Calendario, toca Calendarios, Añadir calendario, Añadir calendario de suscripción, y pega la dirección.',
  ],
  [
    'Android',
    'la app no deja añadir direcciones: hazlo una vez en un ordenador como en Google Calendar y la verás en el teléfono.',
  ],
  [
    'Google Calendar',
    'en calendar.google.com, junto a Otros calendarios, pulsa +, Desde URL, y pega la dirección; tarda unas horas en ponerse al día.',
  ],
] as const;

function NewAddress({ address }: { address: string }) {
  return (
    <>
      <p className={classes['lead']}>
        Copia la dirección ahora: no se volverá a mostrar. Quien la tenga ve tus visitas, no la compartas.
      </p>
      <div className={classes['address']}>
        <code>{address}</code>
        <CopyButton text={address} title="Copiar dirección" />
      </div>
      <ul className={classes['ways']}>
        {WAYS.map(([where, how]) => (
          <li key={where}>
            <strong>{where}:</strong> {how}
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = { feed: Feed; createdAt: string | null };

type Question = 'replace' | 'revoke';

function Questions({ feed, asked, onClose }: { feed: Feed; asked: Question | null; onClose: () => void }) {
  const { makeNew, end } = feed;
  return (
    <>
      <ConfirmDialog
        open={asked === 'replace'}
        onClose={onClose}
        title="¿Crear otra dirección?"
        verb="Crear otra"
        onConfirm={() => makeNew.run(null)}
        busy={makeNew.isBusy}
        problem={makeNew.problem}
      >
        La que tienes dejará de funcionar: tendrás que añadir la nueva en tus calendarios.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'revoke'}
        onClose={onClose}
        title="¿Revocar la dirección?"
        verb="Revocar"
        isDanger
        onConfirm={() => end.run(null)}
        busy={end.isBusy}
        problem={end.problem}
      >
        Los calendarios que la usan dejarán de recibir tus visitas. Puedes crear otra cuando quieras.
      </ConfirmDialog>
    </>
  );
}

function Existing({ feed, createdAt }: Props) {
  const { address } = feed;
  const isOffline = !useOnline();
  // Closes when what it asks about has changed.
  const [asked, setAsked] = useState<{ question: Question; of: string } | null>(null);
  const about = `${createdAt ?? ''} ${address ?? ''}`;
  const ask = (question: Question) => setAsked({ question, of: about });
  return (
    <>
      {address !== null && <NewAddress address={address} />}
      {address === null && createdAt !== null && (
        <p className={classes['lead']}>{addressSince(createdAt)}: si la has perdido, crea otra.</p>
      )}
      <div className={classes['acts']}>
        <NetworkButton title="Crear otra" isOffline={isOffline} onClick={() => ask('replace')} />
        <NetworkButton title="Revocar" isOffline={isOffline} onClick={() => ask('revoke')} />
      </div>
      <Questions
        feed={feed}
        asked={asked?.of === about ? asked.question : null}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Content({ feed, createdAt }: Props) {
  const isOffline = !useOnline();
  // A new address is shown before the server is asked again.
  if (createdAt !== null || feed.address !== null) return <Existing feed={feed} createdAt={createdAt} />;
  return (
    <>
      <p className={classes['lead']}>
        Lleva tus visitas al calendario de tu teléfono: crea una dirección privada y añádela allí. Verás las
        de los últimos 30 días y los próximos 90.
      </p>
      <div className={classes['acts']}>
        <NetworkButton
          title="Crear dirección"
          isOffline={isOffline}
          busy={feed.makeNew.isBusy}
          onClick={() => feed.makeNew.run(null)}
        />
      </div>
    </>
  );
}

export function OwnCalendar() {
  const feed = useCalendarFeed();
  const { data, error, loading } = feed.query;
  useSeenAnswer('calendar', data);
  return (
    <Card title="Calendario">
      {data && <Content feed={feed} createdAt={data.feed?.createdAt ?? null} />}
      {!data && error === undefined && (
        <CardEmpty>
          <Busy />
          Cargando tu calendario…
        </CardEmpty>
      )}
      {!data && error !== undefined && (
        <ErrorState
          title="No se ha podido cargar tu calendario"
          failure={readFailure(error)}
          onRetry={feed.reload}
          busy={loading}
        />
      )}
    </Card>
  );
}
