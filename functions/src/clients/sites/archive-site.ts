import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { CONFLICT, NOT_FOUND, refused } from '../../failures.ts';
import type { SiteVersionInput } from '../../graphql/types.generated.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { clientRefOf, type Client } from '../client.ts';
import type { ClientDeps } from '../client-deps.ts';
import { ARCHIVED_CLIENT } from '../client-refusals.ts';
import type { SiteOutcome } from './save-site.ts';
import type { Site } from './site.ts';

type Deps = Pick<ClientDeps<'clients' | 'sites'>, 'unit' | 'now'>;

const LAST_IN_USE = 'Es la única ubicación en uso del cliente: añade otra antes de archivarla';
const ALREADY_ARCHIVED = 'La ubicación ya está archivada';
const NOT_ARCHIVED = 'La ubicación ya está en uso';

const settingArchived =
  (archived: boolean) =>
  async (
    { unit, now }: Deps,
    viewer: Acting,
    { id, version }: SiteVersionInput,
    key: Key,
  ): Promise<SiteOutcome> => {
    assertCan(viewer, 'sites:edit');
    const operation = archived ? 'archiveSite' : 'restoreSite';
    const act = actOf(viewer, operation, { id, version }, { key, now: now() });
    return unit(act, async ({ clients, sites }) => {
      const before = await sites.find(id);
      const client = before && (await clients.findCurrent(before.client.id));
      if (before === null || client === null) return NOT_FOUND;
      if (before.version !== version) return CONFLICT;
      if (before.archived === archived) return refused(archived ? ALREADY_ARCHIVED : NOT_ARCHIVED);
      if (client.archived) return refused(ARCHIVED_CLIENT);
      if (archived && client.siteCount <= 1) return refused(LAST_IN_USE);
      const after: Site = { ...before, archived, client: clientRefOf(client) };
      const main = await mainSiteAfter(sites, client, after);
      await sites.save(before, after);
      clients.saveTotals(client, { siteCount: client.siteCount + (archived ? -1 : 1), ...main });
      return { kind: 'done', ids: [id, client.id] };
    });
  };

export const archiveSite = settingArchived(true);
export const restoreSite = settingArchived(false);

/** Empty if the main site does not change. */
async function mainSiteAfter(sites: UnitStores['sites'], client: Client, site: Site) {
  if (site.archived && client.mainSiteId !== site.id) return {};
  // The site itself may still be stored under a merged client.
  const oldest = await sites.oldestInUse(client.id, site.id);
  const inUse = [...(site.archived ? [] : [site]), ...(oldest ? [oldest] : [])];
  const [main] = inUse.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { mainSiteId: main?.id ?? null, mainSite: main?.address ?? null };
}
