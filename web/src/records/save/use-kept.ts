import { useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { readDraft, saveDraft, type Draft } from '#shared/drafts.ts';

/** Keeps what was typed if the dialog is closed by mistake; `forget` deletes it once sent. */
export function useKept(form: string) {
  const owner = useSession().person?.id ?? '';
  const [kept, setKept] = useState<Draft>(() => readDraft(owner, form) ?? {});
  const keep = (part: Draft) => {
    const next = { ...kept, ...part };
    setKept(next);
    saveDraft(owner, form, Object.values(next).some((text) => text !== '') ? next : null);
  };
  return { kept, keep, forget: () => saveDraft(owner, form, null) };
}
