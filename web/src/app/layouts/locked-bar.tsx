import { IconLock } from '@tabler/icons-react';
import classes from './mobile-menu.module.css';

export function LockedBar({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className={classes['bar']} role="status">
      <IconLock size={18} stroke={1.75} aria-hidden="true" />
      <span>{title}: sin acceso con tu perfil</span>
      <button type="button" onClick={onClose}>
        Entendido
      </button>
    </div>
  );
}
