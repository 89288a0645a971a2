import { remainingWords, type DueTone } from '@cuadrilla/domain/services/due.ts';
import { heldUntilWords, isHoldOver } from '@cuadrilla/domain/services/service-hold.ts';
import type { ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { today } from '#shared/format/dates.ts';
import { startWords } from './slot-words.ts';
import classes from './services.module.css';

type Due = { status: ServiceStatus; dueAt: string; hold: { until: string | null } | null };
type Props = { service: Due; now: Date };

/** `rests` while the service is on hold. */
type DueWords = { text: string; tone: DueTone | 'rests' };

/** Null if nothing is due any more. */
export function dueWords({ status, dueAt, hold }: Due, now: Date): DueWords | null {
  if (status === 'ON_HOLD') {
    const text = heldUntilWords(hold?.until ?? null, today(now));
    return { text, tone: isHoldOver(hold, today(now)) ? 'soon' : 'rests' };
  }
  if (status === 'FINISHED' || status === 'CLOSED' || status === 'CANCELLED') return null;
  return remainingWords(new Date(dueAt), now);
}

export function DueClock({ service, now }: Props) {
  const due = dueWords(service, now);
  if (due === null) return null;
  const Icon = due.tone === 'late' ? IconAlertTriangle : due.tone === 'soon' ? IconHourglass : null;
  return (
    <span className={classes['due']} data-tone={due.tone} title={`Plazo: ${startWords(service.dueAt, now)}`}>
      {Icon && <Icon size={14} stroke={1.75} aria-hidden="true" />}
      {due.text}
    </span>
  );
}

/** From 0 to 1. */
export function shareOver(from: string, to: string, now: Date): number {
  const whole = Date.parse(to) - Date.parse(from);
  if (whole <= 0) return 1;
  return Math.min(1, Math.max(0, (now.getTime() - Date.parse(from)) / whole));
}
