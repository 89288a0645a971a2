import { IconDots } from '@tabler/icons-react';
import { Menu, type MenuItem } from './menu.tsx';
import classes from './menu.module.css';
import { useMenu } from './use-menu.ts';

type Props = { items: readonly MenuItem[]; label?: string };

export function ActionsMenu({ items, label = 'Más acciones' }: Props) {
  const menu = useMenu();
  if (items.length === 0) return null;
  return (
    <div>
      <button {...menu.button} className={classes['trigger']} aria-label={label} title={label}>
        <IconDots size={16} aria-hidden="true" />
      </button>
      <Menu label={label} items={items} menu={menu} />
    </div>
  );
}
