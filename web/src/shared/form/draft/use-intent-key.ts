import { useState } from 'react';

export type Intent = {
  /** The key under which these values are sent. */
  keyFor: (values: unknown) => string;
  /** The act has been done: the same values after this are another one. */
  finish: () => void;
};

/** What was sent last and under which key. */
export type SentIntent = { values: string; key: string };

/** Where that outlives the screen: a reload while it was on its way is no new intent. */
export type KeptIntent = { read: () => SentIntent | null; write: (sent: SentIntent | null) => void };

const KEPT_NOWHERE: KeptIntent = { read: () => null, write: () => undefined };

/**
 * One key per intent: the same values sent again after a lost answer are the same act and keep the key; other values are
 * another act.
 */
export function useIntent(kept: KeptIntent = KEPT_NOWHERE): Intent {
  const [intent] = useState<Intent>(() => {
    let last = kept.read();
    return {
      keyFor: (values) => {
        const text = JSON.stringify(values);
        if (last?.values !== text) last = { values: text, key: crypto.randomUUID() };
        kept.write(last);
        return last.key;
      },
      finish: () => {
        last = null;
        kept.write(null);
      },
    };
  });
  return intent;
}

/** The key alone, for an act that a screen does once. */
export function useIntentKey(): Intent['keyFor'] {
  return useIntent().keyFor;
}
