import type { Role } from '../support/fixtures.ts';
import { adminOnly, at, choose, office, press, screen, type AreaScreens } from './kit.ts';

const list = (name: string, title: string, roles: readonly Role[] = office) =>
  screen(`/settings/${name}`, title, roles, ['Configuración']);

const TYPES = ['Configuración', 'Tipos de servicio'];

export const area: AreaScreens = {
  about: 'the lists of the settings',
  screens: [
    list('tipos', 'Tipos de servicio'),
    screen('/settings/tipos/new', 'Nuevo tipo de servicio', adminOnly, TYPES),
    list('competencias', 'Competencias'),
    list('zonas', 'Zonas'),
    list('festivos', 'Festivos'),
    list('motivos', 'Motivos y orígenes'),
    list('ausencias', 'Ausencias'),
  ],
  recordScreens: ({ serviceType: { id, name } }) => [screen(`/settings/tipos/${id}`, name, office, TYPES)],
  dialogs: [
    { what: 'a skill', path: at('/settings/competencias'), open: press('Añadir competencia') },
    { what: 'a zone', path: at('/settings/zonas'), open: press('Añadir zona') },
    { what: 'a holiday', path: at('/settings/festivos'), open: press('Añadir festivo') },
    {
      what: 'dropping a value',
      path: at('/settings/competencias'),
      open: choose('Acciones de Climatización', 'Eliminar'),
    },
  ],
};
