import { makeBatch, makeDeliveredBatch, makeManyFinished } from '../support/billing.ts';
import { choose, click, MORE, office, press, screen, type AreaScreens } from './kit.ts';

let draft: ReturnType<typeof makeBatch> | undefined;
let delivered: ReturnType<typeof makeDeliveredBatch> | undefined;
const theDraft = () => (draft ??= makeBatch());
const theDelivered = () => (delivered ??= makeDeliveredBatch());

const pathOf = async (made: ReturnType<typeof makeBatch>) => `/services/billing/${(await made).id}`;

export const area: AreaScreens = {
  about: 'what is to be invoiced',
  screens: [
    screen('/services/billing', 'Facturar', office, ['Servicios']),
    screen('/services/billing/new', 'Preparar lote', office, ['Servicios', 'Facturar']),
  ],
  recordScreens: async () =>
    (await Promise.all([theDraft(), theDelivered()])).map(({ id, code }) =>
      screen(`/services/billing/${id}`, code, office, ['Servicios', 'Facturar']),
    ),
  actions: [
    { path: '/services/billing', label: 'Preparar lote', to: '/services/billing/new', roles: office },
  ],
  dialogs: [
    {
      what: 'delivering a batch',
      path: () => pathOf(theDraft()),
      open: (page) => click(page, 'Entregar'),
    },
    { what: 'discarding a batch', path: () => pathOf(theDraft()), open: choose(MORE, 'Descartar') },
    {
      what: 'leaving a service out of a batch',
      path: () => pathOf(theDraft()),
      open: (page) =>
        page
          .getByRole('button', { name: /^Quitar S-/ })
          .first()
          .click(),
    },
    {
      what: 'pasting invoice numbers',
      path: () => pathOf(theDelivered()),
      open: (page) => click(page, 'Traer números de factura'),
    },
    {
      what: 'the number of an invoice',
      path: () => pathOf(theDelivered()),
      open: press('Anotar factura'),
    },
    {
      what: 'returning a service from a batch',
      path: () => pathOf(theDelivered()),
      open: (page) =>
        page
          .getByRole('button', { name: /^Devolver S-/ })
          .first()
          .click(),
    },
    {
      what: 'closing several services',
      path: async () => `/services/review?q=${(await makeManyFinished(2)).word}`,
      open: async (page) => {
        await press('Elegir los de esta página')(page);
        await press('Cerrar 2 servicios')(page);
      },
    },
  ],
};
