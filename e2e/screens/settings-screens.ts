import type { Role } from '../support/fixtures.ts';
import { adminOnly, at, everyone, office, press, screen, type AreaScreens } from './kit.ts';

const section = (name: string, title: string, roles: readonly Role[]) =>
  screen(`/settings/${name}`, title, roles, ['Configuración']);

export const area: AreaScreens = {
  about: 'the company and oneself',
  screens: [
    screen('/settings', 'Configuración', everyone, []),
    section('perfil', 'Mi perfil', everyone),
    section('apariencia', 'Apariencia', everyone),
    section('empresa', 'Empresa', office),
    section('horario', 'Horario', office),
    section('plazos', 'Plazos', office),
    section('auditoria', 'Auditoría', adminOnly),
    section('estado', 'Estado', adminOnly),
  ],
  menu: { at: 7, label: 'Configuración', path: '/settings', roles: everyone },
  dialogs: [
    { what: 'days to filter by', path: at('/settings/auditoria'), open: press('Fechas') },
    {
      what: 'the record to filter by',
      path: at('/settings/auditoria'),
      open: (page) => page.getByRole('button', { name: 'Registro', exact: true }).click(),
    },
    { what: 'a password', path: at('/settings/perfil'), open: press('Cambiar contraseña') },
    {
      what: 'the end of all sessions',
      path: at('/settings/perfil'),
      open: press('Cerrar sesión en todos los dispositivos'),
    },
    { what: 'rules for passwords', path: at('/settings/empresa'), open: press('Cambiar reglas') },
  ],
};
