import type { Icon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import classes from './status.module.css';

export type Tone =
  'pending' | 'scheduled' | 'travelling' | 'progress' | 'hold' | 'done' | 'closed' | 'void' | 'bad';

/** Colour is never the only sign. */
export type StatusLook = { word: string; tone: Tone; icon: Icon };

export function toneStyle(tone: Tone): CSSProperties {
  return {
    '--tone-text': `var(--s-${tone}-text)`,
    '--tone-tint': `var(--s-${tone}-tint)`,
    '--tone-solid': `var(--s-${tone}-solid)`,
  } as CSSProperties;
}

export function StatusBadge({ look: { word, tone, icon: Icon } }: { look: StatusLook }) {
  return (
    <span className={classes['badge']} style={toneStyle(tone)} data-tone={tone}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {word}
    </span>
  );
}
