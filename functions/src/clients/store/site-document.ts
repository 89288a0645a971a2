import type { DocumentSnapshot } from '@google-cloud/firestore';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { SITE, type SiteFields } from '@cuadrilla/domain/records/site.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { auditedFields, readRecord, recordFields } from '../../store/record-document.ts';
import type { Site } from '../sites/site.ts';

export function toSite(snapshot: DocumentSnapshot): Site | null {
  return snapshot.exists ? rowToSite(snapshot) : null;
}

export const rowToSite = (snapshot: DocumentSnapshot): Site => readRecord(SITE, snapshot);

export const auditedSite = (site: SiteFields): Partial<SiteFields> => auditedFields(SITE, site);

export function siteToDocument(site: SiteFields): Record<string, unknown> {
  const byName = sortKey(site.name);
  return {
    ...recordFields(SITE, site),
    sortName: byName,
    // The archived ones last.
    listOrder: `${site.archived ? 1 : 0} ${byName}`,
    ...searchFields(searchTokens(searchedTexts(SITE, site))),
  };
}
