import {
  IconBan,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconLock,
  IconPlayerPauseFilled,
  IconTool,
  IconTruck,
} from '@tabler/icons-react';
import { StatusBadge, type StatusLook } from './status-badge.tsx';

export const SERVICE_STATUS_LOOKS = {
  PENDING: { word: 'Pendiente de asignar', tone: 'pending', icon: IconCircleDashed },
  SCHEDULED: { word: 'Programado', tone: 'scheduled', icon: IconCalendarEvent },
  TRAVELLING: { word: 'En camino', tone: 'travelling', icon: IconTruck },
  IN_PROGRESS: { word: 'En curso', tone: 'progress', icon: IconTool },
  ON_HOLD: { word: 'En espera', tone: 'hold', icon: IconPlayerPauseFilled },
  FINISHED: { word: 'Finalizado', tone: 'done', icon: IconCircleCheck },
  CLOSED: { word: 'Cerrado', tone: 'closed', icon: IconLock },
  CANCELLED: { word: 'Anulado', tone: 'void', icon: IconBan },
} as const satisfies Record<string, StatusLook>;

export function ServiceStatusBadge({ status }: { status: keyof typeof SERVICE_STATUS_LOOKS }) {
  return <StatusBadge look={SERVICE_STATUS_LOOKS[status]} />;
}
