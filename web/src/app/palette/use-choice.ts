import { useEffect, useState, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry } from './entries.ts';
import type { LayerProps } from './layer-props.ts';

/** The highlighted entry stays active when further results come in before it. */
function useActive(entries: readonly Entry[], typed: string) {
  const [active, setActive] = useState<{ typed: string; key: string | undefined }>({ typed, key: undefined });
  // A changed text starts at the first entry again.
  const moved = active.typed === typed ? entries.findIndex(({ key }) => key === active.key) : 0;
  const index = Math.max(0, moved);
  const to = (next: number) => setActive({ typed, key: entries[next]?.key });
  return { index, to, move: (by: number) => to((index + by + entries.length) % entries.length) };
}

type State = {
  entries: readonly Entry[];
  typed: string;
  isLate: boolean;
  entered: string | null;
};

/** An Enter before the results waits for them and takes the first. */
export function useChoice({ entries, typed, isLate, entered }: State, { onClose, onShortcuts }: LayerProps) {
  const navigate = useNavigate();
  const { index, to, move } = useActive(entries, typed);
  const [waitsFor, setWaitsFor] = useState(entered);

  const choose = ({ does }: Entry) => {
    onClose();
    if (does === 'shortcuts') onShortcuts();
    else void navigate(does.to);
  };
  const chooseFirst = useEffectEvent(choose);
  const first = waitsFor === typed && !isLate ? (entries[0] ?? null) : null;
  useEffect(() => {
    if (first) chooseFirst(first);
  }, [first]);

  const enter = () => {
    const entry = entries[index];
    if (isLate && index === 0) setWaitsFor(typed);
    else if (entry) choose(entry);
  };
  const steps: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
  };
  return { index, point: to, choose, stepOf: (key: string) => steps[key] };
}
