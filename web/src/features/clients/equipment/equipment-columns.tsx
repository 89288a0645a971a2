import { None, type Column } from '#shared/list/data-table.tsx';
import { EquipmentStatusBadge } from '#shared/status/equipment-status.tsx';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import { EquipmentKindIcon } from '../parts/equipment-kind.tsx';
import { Warranty } from '../parts/warranty.tsx';
import type { EquipmentRow_EquipmentFragment } from './equipment-row.generated.ts';
import classes from './equipment.module.css';

type Row = EquipmentRow_EquipmentFragment;

const SITE: Column<Row> = {
  key: 'site',
  header: 'Ubicación',
  skeleton: 70,
  render: ({ site }) => site.name,
};

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Equipo',
    isName: true,
    width: '34%',
    skeleton: 80,
    render: (row) => (
      <span className={classes['name']}>
        <EquipmentKindIcon kind={row.kind} />
        <span>{equipmentName(row)}</span>
      </span>
    ),
  },
  {
    key: 'serialNumber',
    header: 'N.º de serie',
    skeleton: 70,
    phone: 'labelled',
    render: ({ serialNumber }) => serialNumber ?? <None>—</None>,
  },
  SITE,
  {
    key: 'warranty',
    header: 'Garantía',
    width: '8rem',
    skeleton: 70,
    phone: 'labelled',
    render: ({ warrantyUntil }) => <Warranty until={warrantyUntil} />,
  },
  {
    key: 'status',
    header: 'Estado',
    width: '7.5rem',
    skeleton: 'badge',
    render: ({ status }) => <EquipmentStatusBadge status={status} />,
  },
];

export const CLIENT_EQUIPMENT_COLUMNS = COLUMNS;

export const SITE_EQUIPMENT_COLUMNS = COLUMNS.filter((column) => column !== SITE).map((column) =>
  column.isName ? { ...column, width: '42%' } : column,
);
