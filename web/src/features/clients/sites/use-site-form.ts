import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { SITE, type NewSite, type SiteForm } from '@cuadrilla/domain/records/site.ts';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { useSession } from '#session/session-context.tsx';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { forget } from '../parts/forget.ts';
import { useUpdateSiteMutation } from './edit-site-page.generated.ts';
import { useCreateSiteMutation } from './new-site-page.generated.ts';
import type { SiteForm_SiteFragment } from './site-form.generated.ts';
import { siteForm } from './site-values.ts';

type Send = (
  input: NewSite,
  sent: { key: string; version: number | null },
) => Promise<Outcome<string, SiteForm>>;

function useCreate(clientId: string): Send {
  const [run] = useCreateSiteMutation();
  return async (site, { key }) => {
    const { data } = await run({
      variables: { input: { clientId, site }, key },
      update: (cache, { data: written }) => {
        if (written?.createSite.__typename === 'SiteSuccess')
          forget(cache, 'sites', 'clients', 'activity', 'search');
      },
    });
    const result = data?.createSite;
    if (!result) throw new Error('No data');
    return result.__typename === 'SiteSuccess' ? done(result.site.id) : refused(result, 'site');
  };
}

function useUpdate(id: string): Send {
  const [run] = useUpdateSiteMutation();
  return async (site, { key, version }) => {
    const { data } = await run({
      variables: { input: { id, version: version ?? 0, site }, key },
      update: (cache, { data: written }) => {
        if (written?.updateSite.__typename !== 'SiteSuccess') return;
        forget(cache, 'sites', 'clients', 'equipmentList', 'activity', 'search');
      },
    });
    const result = data?.updateSite;
    if (!result) throw new Error('No data');
    if (result.__typename === 'SiteSuccess') return done(result.site.id);
    if (result.__typename === 'ConflictError' && result.current.__typename === 'Site') {
      return conflict(siteForm(result.current), result.current.version, result.change);
    }
    return refused(result, 'site');
  };
}

/** The form of a client's new site. */
export function useNewSiteForm(clientId: string) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  return useRecordForm({
    initialValues: emptyForm(SITE),
    schema: siteSchema,
    draft: { owner, form: `new-site-${clientId}` },
    readFailure,
    success: 'Nueva ubicación creada',
    send: useCreate(clientId),
    onDone: (id) => void navigate(PATHS.site(clientId, id)),
  });
}

/** The form of a site to be changed. */
export function useEditSiteForm(clientId: string, site: SiteForm_SiteFragment) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  return useRecordForm({
    initialValues: siteForm(site),
    schema: siteSchema,
    version: site.version,
    draft: { owner, form: `site-${site.id}` },
    readFailure,
    success: 'Cambios guardados',
    send: useUpdate(site.id),
    onDone: (id) => void navigate(PATHS.site(clientId, id)),
  });
}
