import { VISIT_STATUS_LOOKS } from '#shared/status/visit-status.tsx';
import { toneStyle } from '#shared/status/status-badge.tsx';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import classes from './status-bar.module.css';

export type BarPart = { key: string; status: VisitStatus; share: number };

/** Decorative: the text beside it gives the same information. */
export function StatusBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <span className={classes['bar']} aria-hidden="true">
      {parts.map(({ key, status, share }) => (
        <span key={key} style={{ ...toneStyle(VISIT_STATUS_LOOKS[status].tone), width: `${share * 100}%` }} />
      ))}
    </span>
  );
}
