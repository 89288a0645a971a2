import { useRef, useState } from 'react';

export type Intent = {
  /** The key under which these values are sent. */
  keyFor: (values: unknown) => string;
  /** The act has been done: the same values after this are another one. */
  finish: () => void;
};

/**
 * One key per intent: the same values sent again after a lost answer are the same act and keep the key; other values are
 * another act.
 */
export function useIntent(): Intent {
  const last = useRef<{ values: string; key: string } | null>(null);
  const [intent] = useState<Intent>(() => ({
    keyFor: (values) => {
      const text = JSON.stringify(values);
      if (last.current?.values !== text) last.current = { values: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    finish: () => {
      last.current = null;
    },
  }));
  return intent;
}

/** The key alone, for an act that a screen does once. */
export function useIntentKey(): Intent['keyFor'] {
  return useIntent().keyFor;
}
