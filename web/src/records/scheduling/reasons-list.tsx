import type { SlotReason } from '@cuadrilla/domain/visits/scheduling.ts';

type Reason = Omit<SlotReason, 'kind'> & { kind: string };
import { IconAlertTriangle, IconBan } from '@tabler/icons-react';
import classes from './reasons-list.module.css';

const LOOKS = {
  HARD: { word: 'Impide', icon: IconBan },
  WARNING: { word: 'Avisa', icon: IconAlertTriangle },
} as const;

type Props = {
  reasons: readonly Reason[];
  nameOf?: (technicianId: string) => string;
  devices?: readonly string[];
};

/** Prefixes the technician's name, unless the message has it already or concerns the whole service. */
function words({ kind, technicianId, message }: Reason, nameOf: Props['nameOf']): string {
  const isNamed = kind === 'OVERLAP' || kind === 'ALREADY_PLANNED';
  const name = isNamed ? '' : (nameOf?.(technicianId) ?? '');
  return name === '' ? message : `${name}: ${message}`;
}

type RowProps = { severity: SlotReason['severity']; children: string };

function Row({ severity, children }: RowProps) {
  const { word, icon: Icon } = LOOKS[severity];
  return (
    <li>
      <span className={classes['severity']} data-severity={severity}>
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        {word}
      </span>
      <span>{children}</span>
    </li>
  );
}

export function ReasonsList({ reasons, nameOf, devices = [] }: Props) {
  return (
    <ul className={classes['reasons']}>
      {reasons.map((reason) => (
        <Row key={`${reason.technicianId}-${reason.kind}-${reason.message}`} severity={reason.severity}>
          {words(reason, nameOf)}
        </Row>
      ))}
      {devices.map((message, at) => (
        <Row key={at} severity="WARNING">
          {message}
        </Row>
      ))}
    </ul>
  );
}
