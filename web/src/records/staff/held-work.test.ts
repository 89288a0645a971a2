import { expect, test } from 'vitest';
import { heldWorkWords } from './held-work.ts';

test.each([
  [{ visits: 0, prospects: 0, clients: 0 }, 'No tiene visitas por hacer, ni prospectos abiertos ni clientes'],
  [{ visits: 1, prospects: 0, clients: 0 }, 'Todavía tiene 1 visita por hacer.'],
  [
    { visits: 3, prospects: 1, clients: 1200 },
    'Todavía tiene 3 visitas por hacer, 1 prospecto abierto a su nombre y 1.200 clientes a su nombre.',
  ],
])('heldWorkWords of %j', (work, words) => {
  expect(heldWorkWords(work)).toContain(words);
});
