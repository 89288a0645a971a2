import { IconMail, IconPhone } from '@tabler/icons-react';
import type { FormState } from '#shared/ui/use-form-state.ts';
import { TextInput } from '#shared/ui/text-input.tsx';
import classes from './technician-form.module.css';
import type { Field } from './use-technician-form.ts';

type Props = { form: FormState<Field>; disabled: boolean; onPhoneUsed: () => void };

/** The five fields. The browser must not fill in the administrator's own data, so only the password says what it is. */
export function TechnicianFields({ form: { field }, disabled, onPhoneUsed }: Props) {
  const common = { disabled, autoComplete: 'off' };
  return (
    <div className={classes['fields']}>
      <TextInput {...field('name')} {...common} label="Nombre" required />
      <TextInput {...field('lastName')} {...common} label="Apellidos" required />
      <div className={classes['wide']}>
        <TextInput
          {...field('email')}
          {...common}
          label="Correo electrónico"
          type="email"
          required
          icon={<IconMail size={16} stroke={1.6} />}
        />
      </div>
      <TextInput
        {...field('phone')}
        {...common}
        label="Teléfono"
        type="phone"
        icon={<IconPhone size={16} stroke={1.6} />}
        onFocus={onPhoneUsed}
      />
      <TextInput
        {...field('password')}
        disabled={disabled}
        autoComplete="new-password"
        label="Contraseña"
        type="password"
        required
      />
    </div>
  );
}
