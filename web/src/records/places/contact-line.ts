import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';

type Contact = { phone: string | null; address: string | null; openServices: number | null };

/** `612 34 56 78 · Calle de Ibiza 21, Madrid · 2 servicios abiertos`. */
export function contactLine({ phone, address, openServices }: Contact): string {
  const open = openServices === 1 ? '1 servicio abierto' : `${openServices} servicios abiertos`;
  const parts = [phone === null ? null : formatPhone(phone), address, openServices === null ? null : open];
  return parts.filter((part) => part !== null).join(' · ');
}
