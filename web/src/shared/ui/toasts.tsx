import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { TOAST_DURATION } from './toast.tsx';
import classes from './toast.module.css';

/** Where toasts appear: top right, below the header and the page's own actions, so that they hide neither those nor `Cerrar sesión`. */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      autoClose={TOAST_DURATION}
      transitionDuration={150}
      containerWidth={340}
      classNames={{ root: classes['place'] ?? '' }}
    />
  );
}
