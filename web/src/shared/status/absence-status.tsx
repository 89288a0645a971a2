import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { StatusBadge, type StatusLook } from './status-badge.tsx';

export const ABSENCE_STATUS_LOOKS = {
  REQUESTED: { word: 'Solicitada', tone: 'pending', icon: IconCircleDashed },
  APPROVED: { word: 'Aprobada', tone: 'done', icon: IconCircleCheck },
  REJECTED: { word: 'Rechazada', tone: 'bad', icon: IconCircleX },
} as const satisfies Record<string, StatusLook>;

export function AbsenceStatusBadge({ status }: { status: keyof typeof ABSENCE_STATUS_LOOKS }) {
  return <StatusBadge look={ABSENCE_STATUS_LOOKS[status]} />;
}
