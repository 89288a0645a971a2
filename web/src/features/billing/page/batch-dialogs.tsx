import { Suspense } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { itemsAt, type Batch, type Item } from './batch.ts';

export type Asked =
  | { what: 'deliver' | 'discard' | 'paste' }
  | { what: 'leaveOut' | 'return'; items: readonly Item[] }
  | { what: 'confirm'; items: readonly Item[]; ref: string };

// Loaded on demand, because a batch is mostly only read.
const { Page: Deliver } = lazyPage(() => import('./draft-dialogs.tsx'), 'DeliverDialog');
const { Page: Discard } = lazyPage(() => import('./draft-dialogs.tsx'), 'DiscardDialog');
const { Page: LeaveOut } = lazyPage(() => import('./draft-dialogs.tsx'), 'LeaveOutDialog');
const { Page: Return } = lazyPage(() => import('./return-dialog.tsx'), 'ReturnDialog');
const { Page: Confirm } = lazyPage(() => import('./confirm-invoice-dialog.tsx'), 'ConfirmInvoiceDialog');
const { Page: Paste } = lazyPage(() => import('./paste-dialog.tsx'), 'PasteDialog');

type Props = { batch: Batch; asked: Asked; onClose: () => void };

function Dialog({ batch, asked, onClose }: Props) {
  const common = { batch, onClose };
  switch (asked.what) {
    case 'deliver':
      return <Deliver {...common} />;
    case 'discard':
      return <Discard {...common} />;
    case 'paste':
      return <Paste {...common} />;
    case 'leaveOut':
      return <LeaveOut {...common} items={asked.items} />;
    case 'return':
      return (
        <Return
          {...common}
          items={itemsAt(
            batch,
            asked.items.map(({ id }) => id),
          )}
        />
      );
    case 'confirm':
      return <Confirm {...common} items={asked.items} invoiceRef={asked.ref} />;
  }
}

export function BatchDialogs(props: Props) {
  return (
    <Suspense fallback={<Busy />}>
      <Dialog {...props} />
    </Suspense>
  );
}
