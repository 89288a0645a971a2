import { useEffect } from 'react';

const SOON_MS = 1_500;

/** Fetches what forms are made of once the first screen has had its turn; whatever fails, the page itself asks again. */
export function useFormsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void import('#records/save/form-parts.ts').catch(() => null), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
}
