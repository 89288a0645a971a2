import { type ReactNode } from 'react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { Queue } from '#outbox/sending/queue.ts';
import { ClockSkew } from './clock-skew.tsx';
import { FiledWork } from './filed-work.tsx';
import { UNKEPT_NOTICE } from './late-notices.ts';
import { LeftWork } from '../day/left-work.tsx';
import { Refused } from './refused.tsx';
import type { KeptDraft } from '../visit/use-draft.ts';

type Props = {
  id: string;
  visit: WorkVisit | undefined;
  own: Queue;
  kept: KeptDraft;
  isOffline: boolean;
  children: ReactNode;
};

export function VisitNotices({ id, visit, own, kept, isOffline, children }: Props) {
  return (
    <>
      <ClockSkew />
      {!kept.isKept && <UNKEPT_NOTICE.Part />}
      <Refused acts={own} />
      {children}
      <FiledWork visitId={id} isOffline={isOffline} />
      <LeftWork visit={visit} acts={own} kept={kept} />
    </>
  );
}
