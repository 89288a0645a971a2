import { Suspense, useState } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import { AskedChip } from './asked-chip.tsx';

type Props = {
  /** Their name, once it is known; null where no client was chosen. */
  chosen: string | null;
  onChange: (id: string | null) => void;
};

const { Page: ClientDialog } = lazyPage(
  () => import('./client-dialog.tsx'),
  (m) => m.ClientDialog,
);

/** Whose services. */
export function ClientFilter({ chosen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (id: string) => {
    close();
    onChange(id);
  };
  return (
    <AskedChip label="Cliente" chosen={chosen} onOpen={() => setOpen(true)} onRemove={() => onChange(null)}>
      {isOpen && (
        <Suspense fallback={null}>
          <ClientDialog onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </AskedChip>
  );
}
