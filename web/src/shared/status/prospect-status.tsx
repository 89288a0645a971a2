import { PROSPECT_STATUS_LABELS, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import {
  IconCircleCheck,
  IconCircleX,
  IconFileEuro,
  IconPhoneCheck,
  IconSparkles,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { StatusBadge, type StatusLook } from './status-badge.tsx';

const look = (status: ProspectStatus, rest: Omit<StatusLook, 'word'>) => ({
  word: PROSPECT_STATUS_LABELS[status],
  ...rest,
});

export const PROSPECT_STATUS_LOOKS: Record<ProspectStatus, StatusLook> = {
  NEW: look('NEW', { tone: 'scheduled', icon: IconSparkles }),
  CONTACTED: look('CONTACTED', { tone: 'travelling', icon: IconPhoneCheck }),
  QUALIFIED: look('QUALIFIED', { tone: 'progress', icon: IconUserCheck }),
  QUOTED: look('QUOTED', { tone: 'pending', icon: IconFileEuro }),
  CONVERTED: look('CONVERTED', { tone: 'done', icon: IconCircleCheck }),
  LOST: look('LOST', { tone: 'hold', icon: IconCircleX }),
  DISCARDED: look('DISCARDED', { tone: 'void', icon: IconTrash }),
};

export function ProspectStatusBadge({ status }: { status: ProspectStatus }) {
  return <StatusBadge look={PROSPECT_STATUS_LOOKS[status]} />;
}
