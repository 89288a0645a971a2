import { useState, type ComponentProps } from 'react';
import { SelectControl } from '#shared/ui/fields/select-control.tsx';

type Props = Omit<ComponentProps<typeof SelectControl>, 'value' | 'onChange'> & {
  value: string;
  isBusy: boolean;
  onChoose: (value: string) => void;
};

/** Saves each choice, and shows it until the answer is there; a disabled one would lose the focus. */
export function SavedSelect({ value, isBusy, onChoose, ...props }: Props) {
  const [asked, setAsked] = useState(value);
  return (
    <SelectControl
      {...props}
      value={isBusy ? asked : value}
      aria-busy={isBusy || undefined}
      onChange={({ currentTarget }) => {
        if (isBusy) return;
        setAsked(currentTarget.value);
        onChoose(currentTarget.value);
      }}
    />
  );
}
