import { Suspense, useState, type ReactNode } from 'react';
import { lazyPage } from '../lazy-page.ts';
import type { ComboboxOption } from '../ui/combobox/combobox-options.ts';
import { AskedChip } from './asked-chip.tsx';

const { Page: PickerDialog } = lazyPage(() => import('./picker-dialog.tsx'), 'PickerDialog');
const { Page: Combobox } = lazyPage(() => import('../ui/combobox/combobox.tsx'), 'Combobox');

type Props = {
  label: string;
  question: string;
  chosen: string | null;
  onChange: (id: string | null) => void;
  children: (field: { label: string; value: string; onChange: (id: string) => void }) => ReactNode;
};

export function PickerFilter({ label, question, chosen, onChange, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (id: string) => {
    close();
    onChange(id);
  };
  return (
    <AskedChip label={label} chosen={chosen} onOpen={() => setOpen(true)} onRemove={() => onChange(null)}>
      {isOpen && (
        <Suspense fallback={null}>
          <PickerDialog question={question} onClose={close}>
            {children({ label, value: '', onChange: choose })}
          </PickerDialog>
        </Suspense>
      )}
    </AskedChip>
  );
}

type OptionsProps = Omit<Props, 'chosen' | 'children'> & {
  options: readonly ComboboxOption[];
  value: string | null;
};

export function OptionsFilter({ options, value, ...rest }: OptionsProps) {
  const chosen =
    value === null ? null : (options.find((option) => option.value === value)?.label ?? 'elegido');
  return (
    <PickerFilter {...rest} chosen={chosen}>
      {(field) => <Combobox {...field} source={{ options }} />}
    </PickerFilter>
  );
}
