import { lazyPart } from '#shared/lazy-part.tsx';
import { fetchSignaturePad } from '../finish/fetch-signature-pad.ts';

export const COPY_CARD = lazyPart(() => import('../finish/copy-card.tsx'), 'CopyCard');

export const FULL_SIGNATURE = lazyPart(() => import('../finish/full-signature.tsx'), 'FullSignature');

export const LINE_DIALOG = lazyPart(() => import('../cards/line-dialog.tsx'), 'LineDialog');

export const FOLLOW_UP_DIALOG = lazyPart(() => import('../finish/follow-up-dialog.tsx'), 'FollowUpDialog');

export function fetchLaterParts(): void {
  const parts = [COPY_CARD, FULL_SIGNATURE, LINE_DIALOG, FOLLOW_UP_DIALOG];
  parts.forEach((part) => void part.preload());
  fetchSignaturePad().catch(() => null);
}
