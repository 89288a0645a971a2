import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './checklist.module.css';

type ToolProps = { icon: Icon; label: string; name: string; disabled?: boolean; onClick: () => void };

export function Tool({ icon: Icon, label, name, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label={label}
      title={label}
      data-tool={name}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Moves the focus after a render to the control to continue with. */
export function useFocusAfter() {
  const ref = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    ref.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  const focusAfter = (selector: string) => {
    next.current = selector;
  };
  return { ref, focusAfter };
}
