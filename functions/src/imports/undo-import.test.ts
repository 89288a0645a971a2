import { expect, test } from 'vitest';
import type { ServiceType } from '../settings/settings.ts';
import { aServiceType } from '../settings/test-settings.ts';
import { aLine, aService } from '../work/test-service.ts';
import { importsInMemory } from './test-imports.ts';

const ITEMS = 'Referencia;Nombre;Precio\r\nVAL-15;Válvula;12\r\nMO;Hora;38\r\nTUBO;Tubo;3\r\n';

const keptIn = (world: ReturnType<typeof importsInMemory>, id: string) =>
  world.rows(id).flatMap(({ kept }) => kept.map(({ name, why }) => [name, why]));

test('items that a service or a type of service uses are kept, and the undo says by whom', async () => {
  const values: ServiceType[] = [];
  const world = importsInMemory({ settings: { serviceTypes: { values } } });
  const id = await world.check(ITEMS, 'ITEMS');
  await world.import(id);
  const [valve, hour] = [...world.found.items.values()];
  if (!valve || !hour) throw new Error('nothing was made');
  const item = { id: valve.id, code: valve.ref, name: valve.name };
  const service = aService({ code: 'S-2026-0007', lines: [aLine({ item })] });
  world.found.services.set(service.id, service);
  values.push(aServiceType({ defaultLines: [{ itemId: hour.id, quantityMilli: 1_000 }] }));
  expect(await world.undo(id)).toMatchObject({
    status: 'PARTLY_UNDONE',
    undo: { removed: 1, restored: 0, kept: 2 },
  });
  expect(keptIn(world, id)).toEqual([
    ['Válvula', 'Lo usa una línea del servicio S-2026-0007'],
    ['Hora', 'Lo usan las líneas por defecto del tipo de servicio Revisión'],
  ]);
  expect([...world.found.items.values()]).toEqual([valve, hour]);
});
