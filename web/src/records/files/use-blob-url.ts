import { useEffect, useState } from 'react';

export function useBlobUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const made = URL.createObjectURL(blob);
    // Not within the effect, which would render twice.
    queueMicrotask(() => isHere && setUrl(made));
    return () => {
      isHere = false;
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
