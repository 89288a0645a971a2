import { IconMail, IconPhone } from '@tabler/icons-react';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput, type TextInputProps } from '#shared/ui/fields/text-input.tsx';

export type StaffValues = { name: string; lastName: string; email: string; phone: string };

export type TextField = Pick<TextInputProps, 'value' | 'onChange'> &
  Partial<Pick<TextInputProps, 'name' | 'error' | 'onBlur' | 'ref'>>;

type Props = {
  field: (path: keyof StaffValues) => TextField;
  disabled?: boolean;
  onPhoneUsed: () => void;
  emailHelp?: string | undefined;
};

/** Who a member of staff is. The browser must not fill in the administrator's own data. */
export function StaffFields({ field, disabled = false, onPhoneUsed, emailHelp }: Props) {
  const common = { disabled, autoComplete: 'off' };
  return (
    <>
      <TextInput {...field('name')} label="Nombre" required />
      <TextInput {...field('lastName')} label="Apellidos" required />
      <Wide>
        <TextInput
          {...field('email')}

          {...(emailHelp === undefined ? {} : { helperText: emailHelp })}
          label="Correo electrónico"
          type="email"
          required
          icon={<IconMail size={16} stroke={1.6} />}
        />
      </Wide>
      <TextInput
        {...field('phone')}

        label="Teléfono"
        type="phone"
        icon={<IconPhone size={16} stroke={1.6} />}
        onFocus={onPhoneUsed}
      />
    </>
  );
}
