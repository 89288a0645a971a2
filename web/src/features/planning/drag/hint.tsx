import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { Against } from '#records/scheduling/after-due.ts';
import { ReasonsList } from '#records/scheduling/reasons-list.tsx';
import classes from '../dialogs/slot-question.module.css';

const GAP = 8;

function standsAbove(hint: Element): boolean {
  const row = hint.parentElement?.getBoundingClientRect();
  const plan = hint.closest('[role="region"]')?.getBoundingClientRect();
  if (!row || !plan) return false;
  const below = Math.min(plan.bottom, window.innerHeight) - row.bottom;
  const above = row.top - Math.max(plan.top, 0);
  return hint.getBoundingClientRect().height + GAP > below && above > below;
}

type Props = { reasons: readonly Against[]; style?: CSSProperties };

/** Placed when it appears and when its text grows, not while the pointer moves. */
export function Hint({ reasons, style }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const text = reasons.map(({ message }) => message).join();
  useLayoutEffect(() => {
    const hint = ref.current;
    hint?.toggleAttribute('data-above', standsAbove(hint));
  }, [text]);
  return (
    <div ref={ref} className={classes['hint']} style={style}>
      <ReasonsList reasons={reasons} />
    </div>
  );
}
