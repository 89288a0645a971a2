import { clientRefOf } from '../clients/client.ts';
import { prepareNewSite } from '../clients/store/new-site.ts';
import type { Duplicate } from '../duplicates/duplicate-failure.ts';
import type { Failure } from '../failures.ts';
import type { ClientRef } from '../records.ts';
import { UNAVAILABLE } from '../settings/settings.ts';
import { checkNewSite } from './client-of-prospect.ts';
import type { Conversion } from './conversion.ts';
import { findLinked, hasSite } from './link-store.ts';
import { holderOfOwnNif } from './nif-holder.ts';

type Linked =
  { kind: 'ready'; client: ClientRef; siteId: string | null; write: () => void } | Failure | Duplicate;

const ARCHIVED = 'Ese cliente está archivado: restáuralo antes de vincularlo';

/** Reads what linking a client that is there needs: with the site that was given, unless the client has it already. */
export async function linkedClient(conversion: Conversion, clientId: string): Promise<Linked> {
  const { tx, firestore, parsePhone, input, occasion } = conversion;
  const checked = checkNewSite(parsePhone, input.site);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const client = await findLinked(conversion, clientId);
  if (client === null || client.mergedInto) return wrongLink(UNAVAILABLE);
  const held = await holderOfOwnNif(conversion, clientId);
  if (held) return held;
  if (client.archived) return wrongLink(ARCHIVED);
  const ref = clientRefOf(client);
  const linked: Linked = { kind: 'ready', client: ref, siteId: null, write: () => undefined };
  if (checked.site === null || (await hasSite(conversion, clientId, checked.site.address))) return linked;
  const site = await prepareNewSite(tx, firestore, ref, checked.site, occasion);
  return site.kind === 'ready' ? { ...linked, siteId: site.siteId, write: site.write } : site;
}

function wrongLink(message: string): Failure {
  return { kind: 'invalid', fields: [{ path: 'linkClientId', message }] };
}
