import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { refusedIn } from '#outbox/sending/queue.ts';
import { countWords } from '#outbox/count-words.ts';
import type { WorkDay } from '#outbox/use-work.ts';
import { formatTime } from '#shared/format/dates.ts';
import classes from './send-state.module.css';

type Sending = Pick<WorkDay, 'acts' | 'isLoaded' | 'isKeeping' | 'isOffline' | 'failure' | 'readAt'>;

// Counted once stored: until then closing the app would lose it.
const KEEPING = 'Guardando…';
// Unknown until the storage has been read.
const READING = 'Comprobando…';

export function SendPill({ acts, isLoaded, isKeeping, isOffline }: Sending) {
  const refused = refusedIn(acts) !== null;
  const count = acts.length;
  const state = refused
    ? 'refused'
    : count > 0
      ? 'waiting'
      : isOffline
        ? 'offline'
        : isLoaded
          ? 'sent'
          : 'reading';
  const looks = {
    refused: { icon: IconAlertTriangle, text: 'Sin aceptar' },
    waiting: { icon: IconCloudUp, text: isKeeping ? KEEPING : `${count} por enviar` },
    offline: { icon: IconCloudOff, text: 'Sin conexión' },
    reading: { icon: IconCloudUp, text: READING },
    sent: { icon: IconCloudCheck, text: 'Todo enviado' },
  } as const;
  const { icon: Icon, text } = looks[state];
  return (
    <span role="status" className={classes['pill']} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}

export function SendStrip({ acts, isLoaded, isKeeping, isOffline, failure, readAt }: Sending) {
  const count = acts.length;
  const isIdle = !isOffline && count === 0;
  const isSent = isIdle && isLoaded;
  const Icon = isSent ? IconCloudCheck : isOffline ? IconCloudOff : IconCloudUp;
  const problem = isIdle ? null : isOffline ? 'Sin conexión' : (failure?.message ?? null);
  const waiting = isKeeping ? KEEPING : count === 0 ? null : `${countWords(count)} por enviar`;
  const words = isSent ? 'Todo enviado' : isIdle ? READING : waiting;
  return (
    <div role="status" className={classes['strip']} data-state={isIdle ? 'sent' : 'waiting'}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes['strip-text']}>
        {problem !== null && <strong>{problem}</strong>}
        {problem !== null && words !== null && ' · '}
        {words}
      </span>
      {readAt !== null && (
        <span className="num" title="Última vez con conexión">
          {formatTime(readAt)}
        </span>
      )}
    </div>
  );
}
