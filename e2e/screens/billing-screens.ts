import { makeBatch } from '../support/billing.ts';
import { office, screen, type AreaScreens } from './kit.ts';

let made: ReturnType<typeof makeBatch> | undefined;
const theBatch = () => (made ??= makeBatch());

export const area: AreaScreens = {
  about: 'what is to be invoiced',
  screens: [
    screen('/services/billing', 'Facturar', office, ['Servicios']),
    screen('/services/billing/new', 'Preparar lote', office, ['Servicios', 'Facturar']),
  ],
  recordScreens: async () => {
    const { id, code } = await theBatch();
    return [screen(`/services/billing/${id}`, code, office, ['Servicios', 'Facturar'])];
  },
  actions: [
    { path: '/services/billing', label: 'Preparar lote', to: '/services/billing/new', roles: office },
  ],
};
