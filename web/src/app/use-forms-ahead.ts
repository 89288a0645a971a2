import { useEffect } from 'react';

const SOON_MS = 1_500;

/** Fetches the forms' chunks after the first screen; a failure is retried by the page itself. */
export function useFormsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void import('#records/save/form-parts.ts').catch(() => null), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
}
