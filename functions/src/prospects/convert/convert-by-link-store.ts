import { insertSite } from '../../clients/sites/new-site.ts';
import type { Duplicate } from '../../duplicates/duplicate-failure.ts';
import type { Failure } from '../../unit/failures.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import { unitStores } from '../../unit/unit.ts';
import { checkNewSite } from './client-of-prospect.ts';
import type { Conversion, Converted } from './conversion.ts';
import { findLinked, findSiteAt } from './link-store.ts';
import { holderOfOwnNif } from './nif-holder-store.ts';

const ARCHIVED = 'Ese cliente está archivado: restáuralo antes de vincularlo';

/** Links a client that is there, with the site that was given, unless the client has it already. */
export async function linkedClient(
  conversion: Conversion,
  clientId: string,
): Promise<Converted | Failure | Duplicate> {
  const { tx, firestore, parsePhone, input, occasion } = conversion;
  const checked = checkNewSite(parsePhone, input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const client = await findLinked(conversion, clientId);
  if (client === null || client.mergedInto) return wrongLink(UNAVAILABLE);
  const held = await holderOfOwnNif(conversion, clientId);
  if (held) return held;
  if (client.archived) return wrongLink(ARCHIVED);
  const { site, service } = checked.value;
  const found = site && (await findSiteAt(conversion, clientId, site.address));
  if (site === null || found) {
    return { kind: 'ready', client, site: found, isNewSite: false, service };
  }
  const made = await insertSite(unitStores({ tx, firestore, by: occasion }), client, site);
  if (made.kind !== 'made') return made;
  return { kind: 'ready', client, site: made.site, isNewSite: true, service };
}

function wrongLink(message: string): Failure {
  return { kind: 'invalid', fields: [{ path: 'linkClientId', message }] };
}
