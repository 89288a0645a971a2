import type { DocumentSnapshot } from '@google-cloud/firestore';
import { searchTokens } from '@cuadrilla/domain/search.ts';
import { sortKey } from '@cuadrilla/domain/text.ts';
import { metaOf } from '../../store/record-meta.ts';
import type { Site } from '../site.ts';

/** A site without what every record carries. */
export type SiteContent = Omit<Site, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A document as the model, or null where there is none. */
export function toSite(snapshot: DocumentSnapshot): Site | null {
  return snapshot.exists ? rowToSite(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToSite(snapshot: DocumentSnapshot): Site {
  return { ...contentOfSite(snapshot.data() as Site), ...metaOf(snapshot) };
}

/** The fields of a site alone, whatever else its document carries. */
export function contentOfSite(site: SiteContent): SiteContent {
  return { ...auditedSite(site), equipmentCount: site.equipmentCount };
}

/** What a person decides about a site, for the audit: the number of its machines follows from them. */
export function auditedSite(site: SiteContent): Omit<SiteContent, 'equipmentCount'> {
  const { client, name, address, accessNotes, zoneId, zoneChosen } = site;
  const { contactName, contactPhone, isDwelling, archived } = site;
  return {
    ...{ client, name, address, accessNotes, zoneId, zoneChosen },
    ...{ contactName, contactPhone, isDwelling, archived },
  };
}

/** The fields of the document, all but the common ones. */
export function siteToDocument(site: SiteContent): Record<string, unknown> {
  const { name, address, archived } = site;
  const byName = sortKey(name);
  return {
    ...contentOfSite(site),
    sortName: byName,
    // The archived ones last.
    listOrder: `${archived ? 1 : 0} ${byName}`,
    search: searchTokens([name, address.street, address.number, address.city, address.postalCode]),
  };
}
