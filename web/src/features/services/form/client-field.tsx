import type { ComboboxProps } from '#shared/ui/combobox/combobox.tsx';
import { lazyCombobox } from '#shared/ui/combobox/lazy-combobox.tsx';

const ARCHIVED = 'Este cliente está archivado: restáuralo antes de crear un servicio';

const ClientPicker = lazyCombobox(() => import('../list/client-picker.tsx'), 'ClientPicker');

export type ClientFieldProps = ComboboxProps & {
  client: { code: string; name: string } | null;
  isArchived: boolean;
};

export function ClientField({ client, isArchived, error = null, ...field }: ClientFieldProps) {
  return (
    <ClientPicker
      {...field}
      error={error ?? (isArchived ? ARCHIVED : null)}
      chosen={client && { value: field.value, label: client.name }}
      {...(client ? { helperText: client.code } : {})}
      required
    />
  );
}
