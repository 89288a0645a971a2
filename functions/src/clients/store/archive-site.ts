import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isDocumentId } from '../../store/document-id.ts';
import type { Occasion } from '../../store/act.ts';
import { clientRefOf, type Client } from '../client.ts';
import { ARCHIVED_CLIENT, readClientNow } from './client-now.ts';
import { oldestInUse } from './main-site.ts';
import { followSites } from './new-site.ts';
import type { Site } from '../site.ts';
import { toSite } from './site-document.ts';
import { writeSiteChange } from './site-change.ts';
import type { SiteOutcome, SiteVersion } from '../site-outcome.ts';

const LAST = 'Es la única ubicación en uso del cliente: añade otra antes de archivarla';
const ALREADY = { true: 'La ubicación ya está archivada', false: 'La ubicación ya está en uso' };

/** Puts a site away or takes it back; the client's number and main site follow. */
export async function archiveSite(
  tx: Transaction,
  firestore: Firestore,
  { id, version, archived }: SiteVersion & { archived: boolean },
  occasion: Occasion,
): Promise<SiteOutcome> {
  const before = isDocumentId(id) ? toSite(await tx.get(firestore.doc(`sites/${id}`))) : null;
  const client = before && (await readClientNow(tx, firestore, before.client.id));
  if (before === null || client === null) return { kind: 'notFound' };
  if (before.version !== version) return { kind: 'conflict' };
  const hindrance = hindranceOf(client, before, archived);
  if (hindrance !== null) return { kind: 'transition', message: hindrance };
  const main = await mainAfter(tx, firestore, client, { ...before, archived });
  const after: Site = { ...before, archived, client: clientRefOf(client) };
  writeSiteChange(tx, firestore, { before, after }, occasion);
  followSites(tx, firestore, client, { siteCount: client.siteCount + (archived ? -1 : 1), ...main });
  return { kind: 'done', ids: [id, client.id] };
}

function hindranceOf(client: Client, site: Site, archived: boolean): string | null {
  if (site.archived === archived) return ALREADY[`${archived}`];
  if (client.archived) return ARCHIVED_CLIENT;
  return archived && client.siteCount <= 1 ? LAST : null;
}

/** The main site is the oldest in use: what changes of it, nothing where it stays. */
async function mainAfter(tx: Transaction, firestore: Firestore, client: Client, site: Site) {
  if (site.archived && client.mainSiteId !== site.id) return {};
  // The site itself may still be found under the client that was merged.
  const oldest = await oldestInUse(tx, firestore, client.id, site.id);
  const restored = site.archived ? [] : [site];
  const [first] = [...restored, ...(oldest ? [oldest] : [])].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  return { mainSiteId: first?.id ?? null, mainSite: first?.address ?? null };
}
