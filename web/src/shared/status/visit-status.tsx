import { VISIT_STATUS_LABELS, type VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import {
  IconAlertCircle,
  IconBan,
  IconCalendarEvent,
  IconCircleCheck,
  IconPlayerPauseFilled,
  IconTool,
  IconTruck,
} from '@tabler/icons-react';
import { StatusBadge, type StatusLook } from './status-badge.tsx';

const look = (status: VisitStatus, rest: Omit<StatusLook, 'word'>) => ({
  word: VISIT_STATUS_LABELS[status],
  ...rest,
});

export const VISIT_STATUS_LOOKS: Record<VisitStatus, StatusLook> = {
  SCHEDULED: look('SCHEDULED', { tone: 'scheduled', icon: IconCalendarEvent }),
  TRAVELLING: look('TRAVELLING', { tone: 'travelling', icon: IconTruck }),
  IN_PROGRESS: look('IN_PROGRESS', { tone: 'progress', icon: IconTool }),
  PAUSED: look('PAUSED', { tone: 'hold', icon: IconPlayerPauseFilled }),
  COMPLETED: look('COMPLETED', { tone: 'done', icon: IconCircleCheck }),
  NOT_COMPLETED: look('NOT_COMPLETED', { tone: 'bad', icon: IconAlertCircle }),
  CANCELLED: look('CANCELLED', { tone: 'void', icon: IconBan }),
};

export function VisitStatusBadge({ status }: { status: VisitStatus }) {
  return <StatusBadge look={VISIT_STATUS_LOOKS[status]} />;
}
