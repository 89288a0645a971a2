import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './menu.module.css';
import type { useMenu } from './use-menu.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  isDanger?: boolean;
  disabled?: boolean;
  checked?: boolean;
};

type ItemProps = { item: MenuItem; close: () => void };

function Item({ item, close }: ItemProps) {
  const { label, icon, onSelect, to, isDanger = false, disabled = false, checked } = item;
  const common = {
    className: classes['item'],
    tabIndex: -1,
    'data-item': true,
    'data-danger': isDanger || undefined,
  };
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {checked === true && <IconCheck size={14} aria-hidden="true" />}
    </>
  );
  if (to !== undefined && !disabled) {
    return (
      <Link {...common} className={classes['item'] ?? ''} role="menuitem" to={to} onClick={close}>
        {content}
      </Link>
    );
  }
  const select = () => {
    if (disabled) return;
    close();
    onSelect?.();
  };
  return (
    <button
      {...common}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      onClick={select}
    >
      {content}
    </button>
  );
}

type Props = { label: string; items: readonly MenuItem[]; menu: ReturnType<typeof useMenu> };

/** The button belongs to the caller (`useMenu().button`). */
export function Menu({ label, items, menu: { menu, close } }: Props) {
  return (
    <div {...menu} className={classes['menu']} aria-label={label}>
      {items.map((item, index) => (
        // By index, because labels may repeat.
        <Item key={index} item={item} close={close} />
      ))}
    </div>
  );
}
