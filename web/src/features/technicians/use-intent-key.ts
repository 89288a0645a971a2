import { useRef } from 'react';

/**
 * One key per intent: the same values sent again after a lost answer are the same act and keep the key; other values are
 * another act.
 */
export function useIntentKey() {
  const last = useRef<{ values: string; key: string } | null>(null);
  return (values: Record<string, string | null>): string => {
    const text = JSON.stringify(values);
    if (last.current?.values !== text) last.current = { values: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
