import { lazy, Suspense, type ComponentType } from 'react';
import type { ConflictDialog } from './conflict-dialog.tsx';

type Props<V extends object> = Parameters<typeof ConflictDialog<V>>[0];

const Lazy = lazy(async () => {
  const { ConflictDialog: Dialog } = await import('./conflict-dialog.tsx');
  // Lazy components cannot be generic.
  return { default: Dialog as unknown as ComponentType<object> };
});

/** Loads the dialog on the first conflict, because conflicts are rare. */
export function ConflictQuestion<V extends object>(props: Props<V>) {
  if (props.conflict === null) return null;
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
