import { office, screen, type AreaScreens } from './kit.ts';
import { makeImport } from '../support/imports.ts';

let made: ReturnType<typeof makeImport> | undefined;
const theImport = () => (made ??= makeImport());

export const area: AreaScreens = {
  about: 'imports',
  screens: [screen('/settings/importar', 'Importar y exportar', office, ['Configuración'])],
  recordScreens: async () => {
    const { id, fileName } = await theImport();
    return [screen(`/settings/importar/${id}`, fileName, office, ['Importar y exportar'])];
  },
};
