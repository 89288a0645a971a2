import { IconX } from '@tabler/icons-react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import classes from './toast.module.css';
import { dismissToast, TOAST_DURATION } from './toast.tsx';

const DURATIONS = {
  success: { duration: TOAST_DURATION },
  error: { duration: TOAST_DURATION },
  blank: { duration: TOAST_DURATION },
};

export function Toasts() {
  const { toasts, handlers } = useToaster(DURATIONS);
  const { startPause, endPause } = handlers;
  const shown = toasts.filter(({ visible }) => visible);
  return (
    <div
      className={classes['place']}
      data-screen-only
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {shown.map((each) => (
        <div
          key={each.id}
          {...each.ariaProps}
          className={classes['toast']}
          data-kind={each.type === 'blank' ? 'news' : each.type}
          data-stays={each.duration === Infinity || undefined}
        >
          <span className={classes['icon']} aria-hidden="true">
            {each.icon}
          </span>
          <div className={classes['message']}>{resolveValue(each.message, each)}</div>
          <button
            type="button"
            className={classes['close']}
            aria-label="Cerrar aviso"
            onClick={() => {
              dismissToast(each.id);
              // The removed element fires no blur or mouseleave.
              endPause();
            }}
          >
            <IconX size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
