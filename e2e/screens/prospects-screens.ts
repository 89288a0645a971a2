import { choose, MORE, office, screen, underCode, type AreaScreens } from './kit.ts';
import type { Records } from './records.ts';

const path = ({ prospect: { id } }: Records) => `/customers/${id}`;

export const area: AreaScreens = {
  about: 'prospects',
  screens: [
    screen('/customers', 'Prospectos', office, []),
    screen('/customers/new', 'Nuevo prospecto', office, ['Prospectos']),
  ],
  recordScreens: (made) => {
    const { displayName, code } = made.prospect;
    return [
      { ...screen(path(made), displayName, office, ['Prospectos']), crumb: code },
      underCode(displayName, `${path(made)}/edit`, 'Editar prospecto', office, ['Prospectos', code]),
      underCode(displayName, `${path(made)}/convert`, 'Convertir en cliente', office, ['Prospectos', code]),
    ];
  },
  actions: [{ path: '/customers', label: 'Nuevo prospecto', to: '/customers/new', roles: office }],
  menu: { at: 2, label: 'Prospectos', path: '/customers', roles: office },
  dialogs: [
    { what: 'a loss', path, open: choose(MORE, 'Dar por perdido') },
    { what: 'a discard', path, open: choose(MORE, 'Descartar') },
  ],
};
