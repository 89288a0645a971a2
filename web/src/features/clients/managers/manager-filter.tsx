import { Suspense, useState } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import { AskedChip } from '../parts/asked-chip.tsx';

type Props = {
  /** Their id; null where none was chosen. */
  value: string | null;
  /** Their name, once it is known. */
  name: string | null;
  onChange: (id: string | null) => void;
};

const { Page: ManagerDialog } = lazyPage(
  () => import('./manager-dialog.tsx'),
  (m) => m.ManagerDialog,
);

/** Whose communities. */
export function ManagerFilter({ value, name, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (id: string) => {
    close();
    onChange(id);
  };
  return (
    <AskedChip
      label="Administrador"
      chosen={value === null ? null : (name ?? 'elegido')}
      onOpen={() => setOpen(true)}
      onRemove={() => onChange(null)}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <ManagerDialog onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </AskedChip>
  );
}
