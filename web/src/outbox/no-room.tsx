import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import classes from './no-room.module.css';
import type { Outbox } from './outbox.ts';

const ID = 'no-room';

function show(): void {
  notifications.show({
    id: ID,
    message: (
      <span className={classes['words']}>
        Este móvil no tiene sitio: lo último que has hecho no se guarda si cierras la app antes de que se
        envíe
      </span>
    ),
    role: 'alert',
    icon: <IconAlertTriangle size={18} />,
    autoClose: false,
    withBorder: true,
    className: classes['toast'] ?? '',
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  });
}

/** Says that what was done is not kept by this device, until it is or has been sent. */
export function NoRoom({ outbox }: { outbox: Outbox }) {
  const { acts, unkept } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const count = acts.filter(({ key }) => unkept.has(key)).length;
  useEffect(() => {
    // What was closed comes back with the next thing that is not kept.
    if (count > 0) show();
    else notifications.hide(ID);
  }, [count]);
  useEffect(() => () => void notifications.hide(ID), []);
  return null;
}
