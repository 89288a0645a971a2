import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { emptyForm, formOf } from '@cuadrilla/domain/records/record-form.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { useNavigate } from 'react-router-dom';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { PATHS } from '#shared/paths.ts';
import { UpdateSiteDocument } from './edit-site-page.generated.ts';
import { CreateSiteDocument } from './new-site-page.generated.ts';
import type { SiteForm_SiteFragment } from './site-form.generated.ts';

export function useNewSiteForm(clientId: string) {
  const navigate = useNavigate();
  return useSaveRecord(CreateSiteDocument, {
    initialValues: emptyForm(SITE),
    schema: siteSchema,
    draft: `new-site-${clientId}`,
    input: (site) => ({ clientId, site }),
    within: 'site',
    evict: ['sites', 'clients', 'activity', 'search'],
    success: 'Nueva ubicación creada',
    onDone: ({ site }) => void navigate(PATHS.site(clientId, site.id)),
  });
}

export function useEditSiteForm(clientId: string, site: SiteForm_SiteFragment) {
  const navigate = useNavigate();
  const { id } = site;
  return useSaveRecord(UpdateSiteDocument, {
    record: site,
    // A zone that follows from the postal code was not chosen.
    valuesOf: (record) => formOf(SITE, record.zoneChosen ? record : { ...record, zoneId: null }),
    schema: siteSchema,
    draft: `site-${id}`,
    input: (checked, { version }) => ({ id, version, site: checked }),
    within: 'site',
    evict: ['sites', 'clients', 'equipmentList', 'activity', 'search'],
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.site(clientId, id)),
  });
}
