import { NOT_FOUND, office, screen, type AreaScreens } from './kit.ts';

const MACHINE = 'Caldera Vaillant ecoTEC plus';

export const area: AreaScreens = {
  about: 'sites and equipment',
  recordScreens: ({ client, equipment }) => {
    const { legalName } = client;
    const ofClient = `/clients/${client.id}`;
    const ofSite = `${ofClient}/sites/${client.siteId}`;
    return [
      screen(`${ofClient}/sites/new`, 'Nueva ubicación', office, ['Clientes', legalName]),
      screen(ofSite, 'Principal', office, ['Clientes', legalName]),
      screen(`${ofSite}/edit`, 'Editar ubicación', office, ['Clientes', legalName, 'Principal']),
      screen(`${ofClient}/equipment/new`, 'Nuevo equipo', office, ['Clientes', legalName]),
      {
        ...screen(`/equipment/${equipment.id}`, MACHINE, office, ['Clientes', legalName]),
        hidden: NOT_FOUND,
      },
      screen(`/equipment/${equipment.id}/edit`, 'Editar equipo', office, ['Clientes', legalName, MACHINE]),
    ];
  },
};
