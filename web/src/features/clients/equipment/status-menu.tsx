import {
  EQUIPMENT_STATUS_LABELS,
  EQUIPMENT_STATUSES,
  type EquipmentStatus,
} from '@cuadrilla/domain/services/equipment.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { readFailure } from '#apollo/read-failure.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { useAction } from '#shared/form/use-action.ts';
import { EQUIPMENT_STATUS_LOOKS, EquipmentStatusBadge } from '#shared/status/equipment-status.tsx';
import { Menu } from '#shared/ui/dialogs/menu.tsx';
import { useMenu } from '#shared/ui/dialogs/use-menu.ts';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';
import classes from './equipment.module.css';
import { useUpdateEquipment } from './use-update-equipment.ts';

type Machine = EquipmentDetail_EquipmentFragment;

/** Sends the machine as it is, in another state. */
function useChangeStatus(machine: Machine) {
  const update = useUpdateEquipment(machine.id);
  return useAction({
    readFailure,
    success: 'Estado cambiado',
    send: async (status: EquipmentStatus, key) => {
      const { site, kind, brand, model, serialNumber, installedOn, warrantyUntil, notes, version } = machine;
      const same = { kind, brand, model, serialNumber, installedOn, warrantyUntil, notes };
      const outcome = await update({ ...same, siteId: site.id, status }, { key, version });
      if (outcome.kind !== 'conflict') return outcome;
      const changed = quickerWords(outcome.change, 'cambiado este equipo');
      return { kind: 'refused', message: `${changed}: mira cómo está ahora`, fields: [] };
    },
  });
}

/** A machine's state, changed with one press more. */
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
