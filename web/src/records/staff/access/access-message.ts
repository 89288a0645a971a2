import type { StaffPerson } from '../staff.ts';

/** `password` only where the administrator has just typed it. */
export type Access = Pick<StaffPerson, 'name' | 'lastName' | 'email'> & { password: string | null };

const BY_RESET =
  'Para elegir tu contraseña, abre esa dirección, pulsa «¿Olvidaste tu contraseña?», escribe este correo y sigue el enlace que recibirás.';
const CHANGE_IT = 'Cuando entres, cámbiala en Configuración › Mi perfil › Cambiar contraseña.';

export function accessMessage({ name, email, password }: Access, address: string): string {
  const lines = [`Dirección: ${address}`, `Correo electrónico: ${email}`];
  if (password !== null) lines.push(`Contraseña: ${password}`);
  return [
    `Hola, ${name}:`,
    'Ya puedes entrar en Cuadrilla.',
    lines.join('\n'),
    password === null ? BY_RESET : CHANGE_IT,
  ].join('\n\n');
}
