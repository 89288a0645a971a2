import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { useEffect } from 'react';
import { useBusy } from '#shared/ui/states/busy.tsx';
import { fetchTechnicianParts } from './technician-parts.ts';
import { DRAFTS_QUESTION } from './use-sign-out.tsx';

const CALM_MS = 150;

function fetchOfficeParts(): void {
  void import('#records/save/form-parts.ts').catch(() => null);
  void DRAFTS_QUESTION.preload();
}

function fetchFocus(): void {
  void import('./layouts/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => null);
}

/**
 * Fetches the chunk of the focus, and those of forms or of a technician's other screens, once the first screen has its data, because
 * until then they would share the line with it. A failure is retried by the page that needs the chunk.
 */
export function usePrefetch(role: Role | null): void {
  const isBusy = useBusy();
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => {
      fetchFocus();
      if (worksInField(role)) fetchTechnicianParts();
      else fetchOfficeParts();
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [isBusy, role]);
}
