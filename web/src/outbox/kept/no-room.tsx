import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { dismissToast, toastToStay } from '#shared/ui/toasts/toast.tsx';
import type { Outbox } from '../outbox.ts';

const ID = 'no-room';
const WORDS =
  'Este móvil no tiene sitio: lo último que has hecho no se guarda si cierras la app antes de que se envíe';

export function NoRoom({ outbox }: { outbox: Outbox }) {
  const { acts, unkept } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const count = acts.filter(({ key }) => unkept.has(key)).length;
  useEffect(() => {
    // A closed toast returns with the next act that is not stored.
    if (count > 0) toastToStay(ID, 'error', <IconAlertTriangle size={18} />, WORDS);
    else dismissToast(ID);
  }, [count]);
  useEffect(() => () => dismissToast(ID), []);
  return null;
}
