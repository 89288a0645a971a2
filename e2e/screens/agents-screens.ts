import { adminOnly, choose, MORE, screen, type AreaScreens } from './kit.ts';
import type { Records } from './records.ts';

const path = ({ agent: { id } }: Records) => `/agents/${id}`;

export const area: AreaScreens = {
  about: 'agents',
  screens: [
    screen('/agents', 'Agentes', adminOnly, []),
    screen('/agents/new', 'Nuevo agente', adminOnly, ['Agentes']),
  ],
  recordScreens: (made) => {
    const name = `${made.agent.name} ${made.agent.lastName}`;
    return [
      screen(path(made), name, adminOnly, ['Agentes']),
      screen(`${path(made)}/edit`, 'Editar agente', adminOnly, ['Agentes', name]),
    ];
  },
  actions: [{ path: '/agents', label: 'Nuevo agente', to: '/agents/new', roles: adminOnly }],
  menu: { at: 6, label: 'Agentes', path: '/agents', roles: adminOnly },
  dialogs: [
    { what: 'suspending somebody', path, open: choose(MORE, 'Suspender') },
    { what: 'another role', path, open: choose(MORE, 'Cambiar a administrador') },
  ],
};
