import type { ComboboxProps } from '#shared/ui/combobox/combobox.tsx';
import { lazyCombobox } from '#shared/ui/combobox/lazy-combobox.tsx';
import { useManagerName } from './manager-name.tsx';

const ManagerPicker = lazyCombobox(() => import('./manager-picker.tsx'), 'ManagerPicker');

export function ManagerField(props: ComboboxProps) {
  const { value } = props;
  const { name, code } = useManagerName(value);
  return (
    <ManagerPicker
      {...props}
      chosen={value === '' ? null : { value, label: name }}
      placeholder="Sin administrador"
      {...(value === '' || code === undefined ? {} : { helperText: code })}
    />
  );
}
