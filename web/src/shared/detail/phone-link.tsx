import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';

export function PhoneLink({ phone, className = '' }: { phone: string; className?: string | undefined }) {
  return (
    <a className={`num ${className}`.trim()} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}
