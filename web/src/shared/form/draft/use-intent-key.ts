import { useState } from 'react';

type Intent = {
  keyFor: (values: unknown) => string;
  /** After this the same values get a new key. */
  finish: () => void;
};

export type SentIntent = { values: string; key: string };

/** Survives a reload, so that a retry afterwards uses the same key. */
export type KeptIntent = { read: () => SentIntent | null; write: (sent: SentIntent | null) => void };

const KEPT_NOWHERE: KeptIntent = { read: () => null, write: () => undefined };

/** Retries with the same values keep the idempotency key; other values get a new one. */
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
