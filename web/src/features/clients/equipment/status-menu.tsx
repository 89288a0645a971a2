import {
  EQUIPMENT_STATUS_LABELS,
  EQUIPMENT_STATUSES,
  type EquipmentStatus,
} from '@cuadrilla/domain/services/equipment.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useAct } from '#records/save/use-act.ts';
import { EQUIPMENT_STATUS_LOOKS, EquipmentStatusBadge } from '#shared/status/equipment-status.tsx';
import { Menu } from '#shared/ui/dialogs/menu.tsx';
import { useMenu } from '#shared/ui/dialogs/use-menu.ts';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';
import classes from './equipment.module.css';
import { UpdateEquipmentDocument } from './update-equipment.generated.ts';
import { SHOWING_EQUIPMENT } from './use-equipment-form.ts';

type Machine = EquipmentDetail_EquipmentFragment;

function useChangeStatus(machine: Machine) {
  const { id, version, site, kind, brand, model, serialNumber, installedOn, warrantyUntil, notes } = machine;
  const same = { siteId: site.id, kind, brand, model, serialNumber, installedOn, warrantyUntil, notes };
  return useAct(UpdateEquipmentDocument, {
    input: (status: EquipmentStatus) => ({ id, version, equipment: { ...same, status } }),
    conflict: 'este equipo',
    evict: SHOWING_EQUIPMENT,
    success: 'Estado cambiado',
  });
}

export function StatusMenu({ machine }: { machine: Machine }) {
  const menu = useMenu();
  const change = useChangeStatus(machine);
  const items = EQUIPMENT_STATUSES.map((status) => {
    const { icon: Icon } = EQUIPMENT_STATUS_LOOKS[status];
    return {
      label: EQUIPMENT_STATUS_LABELS[status],
      icon: <Icon size={16} stroke={1.75} aria-hidden="true" />,
      checked: status === machine.status,
      onSelect: () => {
        if (status !== machine.status) change.run(status);
      },
    };
  });
  return (
    <div>
      <button
        {...menu.button}
        className={classes['status']}
        aria-label={`Cambiar estado: ${EQUIPMENT_STATUS_LABELS[machine.status]}`}
        aria-busy={change.isBusy || undefined}
      >
        <EquipmentStatusBadge status={machine.status} />
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      <Menu label="Estado del equipo" items={items} menu={menu} />
    </div>
  );
}
