import { useCallback, useEffect, useState } from 'react';

/** Prints once every picture is loaded or has failed; the file is named after the report. */
export function usePrint(files: readonly string[], name: string) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback((id: string) => setSettled((before) => new Set(before).add(id)), []);
  useEffect(() => {
    let shown = document.title;
    const before = () => {
      shown = document.title;
      document.title = name;
    };
    const after = () => {
      document.title = shown;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [name]);
  return { isReady: files.every((id) => settled.has(id)), onSettled, print: () => window.print() };
}
