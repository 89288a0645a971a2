import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { SITE, type SiteForm } from '@cuadrilla/domain/records/site.ts';
import type { FieldOf } from '../form/client-form.ts';
import type { SiteForm_SiteFragment } from './site-form.generated.ts';

/** A form over a site, or the part of a larger form that is one. */
export type SiteFormPart = { values: SiteForm; field: FieldOf<SiteForm> };

/** A site to be changed; a zone that follows from the postal code was not chosen. */
export const siteForm = (site: SiteForm_SiteFragment): SiteForm =>
  formOf(SITE, site.zoneChosen ? site : { ...site, zoneId: null });
