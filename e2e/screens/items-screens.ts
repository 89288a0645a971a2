import { makeItem } from '../support/api.ts';
import { adminOnly, at, office, press, screen, underCode, type AreaScreens } from './kit.ts';

let made: ReturnType<typeof makeItem> | undefined;
const theItem = () => (made ??= makeItem());

export const area: AreaScreens = {
  about: 'items',
  screens: [
    screen('/catalog', 'Catálogo', office, []),
    screen('/catalog/new', 'Nuevo artículo', adminOnly, ['Catálogo']),
  ],
  recordScreens: async () => {
    const { id, name, ref } = await theItem();
    return [
      { ...screen(`/catalog/${id}`, name, office, ['Catálogo']), crumb: ref },
      underCode(name, `/catalog/${id}/edit`, 'Editar artículo', adminOnly, ['Catálogo', ref]),
    ];
  },
  actions: [{ path: '/catalog', label: 'Nuevo artículo', to: '/catalog/new', roles: adminOnly }],
  dialogs: [{ what: 'a family to filter by', path: at('/catalog'), open: press('Familia') }],
};
