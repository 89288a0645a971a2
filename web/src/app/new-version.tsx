import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLeave } from '#shared/navigation/leave-guard.ts';
import { toastToStay } from '#shared/ui/toasts/toast.tsx';
import { versions } from './versions.ts';

const SOON_MS = 3_000;

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
