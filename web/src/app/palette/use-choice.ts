import { useEffect, useState, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry } from './entries.ts';
import type { LayerProps } from './layer-props.ts';

/** `by`: how far the arrow keys moved the selection. */
export type EarlyKeys = { by: number; isEntered: boolean };

/** The highlighted entry stays active when further results come in before it. */
function useActive(entries: readonly Entry[], typed: string, by: number) {
  const at = (index: number) => entries.at(index % entries.length)?.key;
  const [active, setActive] = useState({ typed, key: at(by) });
  // A changed text starts at the first entry again.
  const moved = active.typed === typed ? entries.findIndex(({ key }) => key === active.key) : 0;
  const index = Math.max(0, moved);
  const to = (next: number) => setActive({ typed, key: at(next) });
  return { index, to, move: (step: number) => to(index + step) };
}

type State = {
  entries: readonly Entry[];
  typed: string;
  isLate: boolean;
  early: EarlyKeys;
};

/** An Enter before the results waits for them and takes the selected entry. */
export function useChoice({ entries, typed, isLate, early }: State, { onClose, onShortcuts }: LayerProps) {
  const navigate = useNavigate();
  const { index, to, move } = useActive(entries, typed, early.by);
  const [waitsFor, setWaitsFor] = useState(early.isEntered ? typed : null);

  const choose = ({ does }: Entry) => {
    onClose();
    if (does === 'shortcuts') onShortcuts();
    else void navigate(does.to);
  };
  const chooseAwaited = useEffectEvent(choose);
  const awaited = waitsFor === typed && !isLate ? (entries[index] ?? null) : null;
  useEffect(() => {
    if (awaited) chooseAwaited(awaited);
  }, [awaited]);

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
