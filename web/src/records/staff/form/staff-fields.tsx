import { STAFF_DETAILS, type StaffDetailsForm } from '@cuadrilla/domain/records/user.ts';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput, type TextInputProps } from '#shared/ui/fields/text-input.tsx';

export type TextField = Pick<TextInputProps, 'value' | 'onChange'> &
  Partial<Pick<TextInputProps, 'name' | 'error' | 'onBlur' | 'ref'>>;

export const STAFF_GROUP = 'Datos de acceso y contacto';

type Props = {
  field: (path: keyof StaffDetailsForm) => TextField;
  disabled?: boolean;
  onPhoneUsed: () => void;
  emailHelp?: string | undefined;
};

export function StaffFields({ field, disabled = false, onPhoneUsed, emailHelp }: Props) {
  return (
    <>
      <TextInput {...field('name')} disabled={disabled} label={STAFF_DETAILS.name.label} required />
      <TextInput {...field('lastName')} disabled={disabled} label={STAFF_DETAILS.lastName.label} required />
      <Wide>
        <TextInput
          {...field('email')}
          disabled={disabled}
          {...(emailHelp === undefined ? {} : { helperText: emailHelp })}
          label={STAFF_DETAILS.email.label}
          type="email"
          required
          icon={<IconMail size={16} stroke={1.6} />}
        />
      </Wide>
      <TextInput
        {...field('phone')}
        disabled={disabled}
        label={STAFF_DETAILS.phone.label}
        type="phone"
        icon={<IconPhone size={16} stroke={1.6} />}
        onFocus={onPhoneUsed}
      />
    </>
  );
}
