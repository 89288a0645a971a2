import { DataList } from '#shared/detail/data-list.tsx';
import classes from './permission-list.module.css';
import { PERMISSION_EFFECTS, yesNo } from './permission-words.ts';

type Permissions = { prices: boolean; phones: boolean };

function Value({ isSo, effect }: { isSo: boolean; effect: string }) {
  return (
    <>
      {yesNo(isSo)}
      <span className={classes['effect']}>{effect}</span>
    </>
  );
}

export function PermissionList({ permissions: { prices, phones } }: { permissions: Permissions }) {
  return (
    <DataList
      items={[
        { label: 'Ve precios', value: <Value isSo={prices} effect={PERMISSION_EFFECTS.prices} /> },
        { label: 'Ve teléfonos', value: <Value isSo={phones} effect={PERMISSION_EFFECTS.phones} /> },
      ]}
    />
  );
}
