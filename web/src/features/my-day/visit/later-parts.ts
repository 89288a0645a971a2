import { lazyPage } from '#shared/lazy-page.ts';
import { fetchSignaturePad } from '../finish/fetch-signature-pad.ts';

export const COPY_CARD = lazyPage(() => import('../finish/copy-card.tsx'), 'CopyCard');

export const FULL_SIGNATURE = lazyPage(() => import('../finish/full-signature.tsx'), 'FullSignature');

export const LINE_DIALOG = lazyPage(() => import('../cards/line-dialog.tsx'), 'LineDialog');

export const FOLLOW_UP_DIALOG = lazyPage(() => import('../finish/follow-up-dialog.tsx'), 'FollowUpDialog');

export function fetchLaterParts(): void {
  const parts = [COPY_CARD, FULL_SIGNATURE, LINE_DIALOG, FOLLOW_UP_DIALOG];
  parts.forEach((part) => void part.preload());
  fetchSignaturePad().catch(() => null);
}
