import { IconAlertTriangle, IconCalendarEvent, type Icon } from '@tabler/icons-react';
import type { WhenWords } from './when-words.ts';
import classes from './when.module.css';

type Props = { words: WhenWords; icon?: Icon };

export function When({ words: { text, isLate }, icon = IconCalendarEvent }: Props) {
  const WhenIcon = isLate ? IconAlertTriangle : icon;
  return (
    <span className={classes['when']} data-late={isLate || undefined}>
      <WhenIcon size={14} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
