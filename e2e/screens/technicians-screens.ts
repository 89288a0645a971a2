import { adminOnly, press, screen, type AreaScreens } from './kit.ts';
import type { Records } from './records.ts';

const path = ({ technician: { id } }: Records) => `/technicians/${id}`;

export const area: AreaScreens = {
  about: 'technicians',
  screens: [
    screen('/technicians', 'Técnicos', adminOnly, []),
    screen('/technicians/new', 'Nuevo técnico', adminOnly, ['Técnicos']),
  ],
  recordScreens: (made) => {
    const name = `${made.technician.name} ${made.technician.lastName}`;
    return [
      screen(path(made), name, adminOnly, ['Técnicos']),
      screen(`${path(made)}/edit`, 'Editar técnico', adminOnly, ['Técnicos', name]),
      screen(`${path(made)}/profile`, 'Editar perfil', adminOnly, ['Técnicos', name]),
    ];
  },
  actions: [{ path: '/technicians', label: 'Nuevo técnico', to: '/technicians/new', roles: adminOnly }],
  menu: { at: 5, label: 'Técnicos', path: '/technicians', roles: adminOnly },
  dialogs: [
    { what: 'permissions', path, open: press('Cambiar permisos') },
    { what: 'an absence', path, open: press('Añadir ausencia') },
  ],
};
