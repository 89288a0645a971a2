import { IconAlertTriangle, IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { StatusBadge, type StatusLook } from './status-badge.tsx';

export const EQUIPMENT_STATUS_LOOKS = {
  OPERATIONAL: { word: 'Operativo', tone: 'done', icon: IconCircleCheck },
  FAULTY: { word: 'Averiado', tone: 'bad', icon: IconAlertTriangle },
  RETIRED: { word: 'Retirado', tone: 'void', icon: IconArchive },
} as const satisfies Record<string, StatusLook>;

export function EquipmentStatusBadge({ status }: { status: keyof typeof EQUIPMENT_STATUS_LOOKS }) {
  return <StatusBadge look={EQUIPMENT_STATUS_LOOKS[status]} />;
}
