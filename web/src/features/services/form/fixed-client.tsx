import { FieldSet } from '#shared/ui/fields/field.tsx';
import type { ClientFieldProps } from './client-field.tsx';
import classes from './service-form.module.css';

export function FixedClient({ label, client }: ClientFieldProps) {
  return (
    <FieldSet label={label} className={classes['chosen']}>
      <strong>{client?.name ?? 'Cargando…'}</strong>
      <small>{client?.code}</small>
    </FieldSet>
  );
}
