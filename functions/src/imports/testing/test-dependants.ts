import type { UnitStores } from '../../unit/stores.ts';
import type { Found } from '../../unit/testing/test-world.ts';
import type { Uses } from '../store/dependants-store.ts';

export function dependantsIn(found: Found): UnitStores['dependants'] {
  const any = <T>(all: Map<string, T>, is: (each: T) => boolean) => [...all.values()].some(is);
  const uses: Uses = {
    ofClient: (id, except) => {
      if (any(found.services, ({ client }) => client.id === id)) return 'services';
      if (any(found.equipment, ({ client }) => client.id === id)) return 'equipment';
      return any(found.sites, (site) => site.client.id === id && !except.has(site.id)) ? 'sites' : null;
    },
    ofSite: (id) => {
      if (any(found.services, ({ site }) => site.id === id)) return 'services';
      return any(found.equipment, ({ site }) => site.id === id) ? 'equipment' : null;
    },
    ofEquipment: () => null,
    serviceOfItem: (id) =>
      [...found.services.values()].find(({ lines }) => lines.some(({ item }) => item?.id === id))?.code ??
      null,
    hasNotes: (id) => found.notes.some((note) => note.id === id),
  };
  return { usesOf: () => Promise.resolve(uses) };
}
