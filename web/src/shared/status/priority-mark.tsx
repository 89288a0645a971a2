import { IconAlertTriangle, IconArrowNarrowDown, IconArrowNarrowUp, IconEqual } from '@tabler/icons-react';
import classes from './status.module.css';

const PRIORITIES = {
  LOW: { word: 'Baja', icon: IconArrowNarrowDown },
  NORMAL: { word: 'Normal', icon: IconEqual },
  HIGH: { word: 'Alta', icon: IconArrowNarrowUp },
  URGENT: { word: 'Urgente', icon: IconAlertTriangle },
} as const;

export function PriorityMark({ priority }: { priority: keyof typeof PRIORITIES }) {
  const { word, icon: Icon } = PRIORITIES[priority];
  return (
    <span className={classes['priority']} data-priority={priority}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {word}
    </span>
  );
}
