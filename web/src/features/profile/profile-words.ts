import { formatDate } from '#shared/format/dates.ts';

export const END_SESSIONS = 'Cerrar sesión en todos los dispositivos';

export const addressSince = (createdAt: string): string =>
  `Tienes una dirección privada desde el ${formatDate(createdAt)}. Por seguridad no se vuelve a mostrar`;
