import { useCallback, useEffect, useState } from 'react';

export function useTimedMessage(duration: number) {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const hiding = setTimeout(() => setShown(null), duration);
    return () => clearTimeout(hiding);
  }, [shown, duration]);
  const show = useCallback((text: string) => setShown({ text }), []);
  const hide = useCallback(() => setShown(null), []);
  return { message: shown?.text ?? null, show, hide };
}
