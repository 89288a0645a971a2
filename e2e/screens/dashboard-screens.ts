import { at, everyone, type AreaScreens } from './kit.ts';

export const area: AreaScreens = {
  about: 'the dashboard',
  screens: [{ path: '/', title: 'Tablero', roles: everyone, parents: [] }],
  menu: { at: 1, label: 'Tablero', path: '/', roles: everyone },
  dialogs: [
    { what: 'the search over everything', path: at('/'), open: (page) => page.keyboard.press('Control+k') },
    { what: 'the shortcuts', path: at('/'), open: (page) => page.keyboard.press('?') },
  ],
};
