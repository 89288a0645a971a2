import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLeave } from '#shared/leave-guard.tsx';
import { toastToStay } from '#shared/ui/toasts/toast.tsx';
import { versions } from './versions.ts';

/** Once the first screen has had the network for itself. */
const SOON_MS = 3_000;

/** A form with changes asks first. */
function Words() {
  const leave = useLeave();
  return (
    <>
      Hay una versión nueva
      <button type="button" onClick={() => leave(() => versions.update())}>
        Actualizar
      </button>
    </>
  );
}

/** Keeps the app on the device, and says when there is a newer one; until it is asked for, the running one stays. */
export function NewVersion() {
  const hasNewer = useSyncExternalStore(versions.subscribe, versions.hasNewer);
  useEffect(() => {
    const timer = setTimeout(() => void versions.start(), SOON_MS);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') versions.check();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  useEffect(() => {
    if (hasNewer) toastToStay('new-version', 'news', <IconRefresh size={18} />, <Words />);
  }, [hasNewer]);
  return null;
}
