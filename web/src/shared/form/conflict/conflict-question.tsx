import { Suspense, type ComponentType } from 'react';
import { lazyPage } from '../../lazy-page.ts';
import type { ConflictDialog } from './conflict-dialog.tsx';

type DialogProps<V extends object> = Parameters<typeof ConflictDialog<V>>[0];

type Props<V extends object> = Pick<DialogProps<V>, 'labels' | 'formats'> & {
  form: {
    conflict: DialogProps<V>['conflict'];
    keepEditing: DialogProps<V>['onKeepEditing'];
    sendMerged: DialogProps<V>['onMerge'];
  };
};

const { Page } = lazyPage(() => import('./conflict-dialog.tsx'), 'ConflictDialog');
// Lazy components cannot be generic.
const Lazy = Page as unknown as ComponentType<Record<string, unknown>>;

/** Loads the dialog on the first conflict, because conflicts are rare. */
export function ConflictQuestion<V extends object>({ form, ...words }: Props<V>) {
  const { conflict, keepEditing, sendMerged } = form;
  if (conflict === null) return null;
  return (
    <Suspense fallback={null}>
      <Lazy {...words} conflict={conflict} onKeepEditing={keepEditing} onMerge={sendMerged} />
    </Suspense>
  );
}
