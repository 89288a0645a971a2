import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import type { NewSite } from '@cuadrilla/domain/inputs/site.ts';
import { writeAudit } from '../../audit.ts';
import type { ClientRef } from '../../records.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { Occasion } from '../../store/act.ts';
import { firstMeta } from '../../store/record-meta.ts';
import { clientRefOf, type Client } from '../client.ts';
import { derivedOf } from './client-document.ts';
import { auditedSite, siteToDocument, zoneOf, type SiteContent } from './site-document.ts';

type By = Pick<Occasion, 'actor' | 'action' | 'now'>;

/** A site that can be written, or what is wrong with what was typed, at `site.…`. */
export type PreparedSite = { kind: 'ready'; content: SiteContent } | Invalid;

type Invalid = { kind: 'invalid'; fields: FieldMessage[] };

/** A site that is made, under the id that it is to have. */
export type MadeSite = SiteContent & { id: string };

/** Reads what making a site needs: the zones. */
export async function prepareSite(
  tx: Transaction,
  firestore: Firestore,
  client: ClientRef,
  site: NewSite,
): Promise<PreparedSite> {
  const { values } = await readSection(firestore, tx, 'zones');
  const zone = zoneOf(site, values);
  if (zone === null) return { kind: 'invalid', fields: [{ path: 'site.zoneId', message: UNAVAILABLE }] };
  return { kind: 'ready', content: { client, ...site, ...zone, equipmentCount: 0, archived: false } };
}

/** Writes a new site and its audit entry, which the client's timeline shows too. */
export function writeSite(
  tx: Transaction,
  firestore: Firestore,
  { id, content }: { id: string; content: SiteContent },
  { actor, action, now }: By,
): void {
  tx.create(firestore.doc(`sites/${id}`), { ...siteToDocument(content), ...firstMeta({ actor, now }) });
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'SITE', entityId: id, subject: content.name },
    alsoOn: [{ entity: 'CLIENT', id: content.client.id }],
    ...{ before: null, after: auditedSite(content) },
  });
}

/** A site that can be written into the transaction it was prepared in, or why it cannot. */
export type PreparedNewSite = { kind: 'ready'; site: MadeSite; write: () => void } | Invalid;

/**
 * Reads what a new site needs for a client that was read in the transaction; nothing is written until `write` is called,
 * which also brings the client's number, main site and search up to date.
 */
export async function prepareSiteOf(
  tx: Transaction,
  firestore: Firestore,
  client: Client,
  site: NewSite,
  occasion: By,
): Promise<PreparedNewSite> {
  const prepared = await prepareSite(tx, firestore, clientRefOf(client), site);
  if (prepared.kind === 'invalid') return prepared;
  const { id } = firestore.collection('sites').doc();
  const made = { ...prepared.content, id };
  const write = () => {
    writeSite(tx, firestore, { id, content: made }, occasion);
    const main = client.mainSiteId === null ? { mainSiteId: id, mainSite: site.address } : {};
    followSites(tx, firestore, client, { siteCount: client.siteCount + 1, ...main });
  };
  return { kind: 'ready', site: made, write };
}

/** Brings what a client's row says of its sites up to date; that is no change of the client's own. */
export function followSites(
  tx: Transaction,
  firestore: Firestore,
  client: Client,
  follows: Partial<Pick<Client, 'mainSite' | 'mainSiteId' | 'siteCount' | 'equipmentCount'>>,
): void {
  const changed = 'mainSite' in follows ? derivedOf({ ...client, ...follows }) : {};
  tx.update(firestore.doc(`clients/${client.id}`), { ...follows, ...changed });
}
