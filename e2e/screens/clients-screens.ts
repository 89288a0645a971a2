import {
  adminOnly,
  at,
  choose,
  filter,
  MORE,
  office,
  press,
  screen,
  underCode,
  type AreaScreens,
} from './kit.ts';
import type { Records } from './records.ts';

const path = ({ client: { id } }: Records) => `/clients/${id}`;

export const area: AreaScreens = {
  about: 'clients',
  screens: [
    screen('/clients', 'Clientes', office, []),
    screen('/clients/new', 'Nuevo cliente', office, ['Clientes']),
  ],
  recordScreens: (made) => {
    const { legalName, code } = made.client;
    return [
      ...['', '/sites', '/equipment', '/services', '/communities', '/activity'].map((tab) => ({
        ...screen(`${path(made)}${tab}`, legalName, office, ['Clientes']),
        crumb: code,
      })),
      underCode(legalName, `${path(made)}/edit`, 'Editar cliente', office, ['Clientes', code]),
      underCode(legalName, `${path(made)}/merge`, 'Fusionar clientes', adminOnly, ['Clientes', code]),
    ];
  },
  actions: [{ path: '/clients', label: 'Nuevo cliente', to: '/clients/new', roles: office }],
  menu: { at: 3, label: 'Clientes', path: '/clients', roles: office },
  dialogs: [
    { what: 'putting a client away', path, open: choose(MORE, 'Archivar') },
    {
      what: 'an administrator to filter by',
      path: at('/clients'),
      open: filter('Administrador'),
    },
    {
      what: 'a site to filter equipment by',
      path: (made) => `${path(made)}/equipment`,
      open: (page) => page.getByRole('button', { name: 'Ubicación', exact: true }).click(),
    },
    { what: 'a town to filter by', path: at('/clients'), open: filter('Población') },
    { what: 'a format to take them out in', path: at('/clients'), open: press('Exportar') },
  ],
};
