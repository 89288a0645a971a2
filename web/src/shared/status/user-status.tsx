import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { StatusBadge, type StatusLook } from './status-badge.tsx';

export const USER_STATUS_LOOKS = {
  ACTIVE: { word: 'Activo', tone: 'done', icon: IconCircleCheck },
  SUSPENDED: { word: 'Suspendido', tone: 'closed', icon: IconBan },
} as const satisfies Record<string, StatusLook>;

export function UserStatusBadge({ status }: { status: keyof typeof USER_STATUS_LOOKS }) {
  return <StatusBadge look={USER_STATUS_LOOKS[status]} />;
}
