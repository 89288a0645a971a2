import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { maySeePlace } from '../clients/site-access.ts';
import type { Stores } from '../unit/stores.ts';
import { mayReadService, type Reader } from '../work/ownership.ts';
import { mayReadVisit } from '../work/visit-ownership.ts';
import type { Attachment } from './attachment.ts';

type Deps = {
  stores: Pick<Stores, 'attachments' | 'services' | 'visits' | 'siteAccess'>;
  now: () => Date;
};

export async function readAttachment(
  { stores, now }: Deps,
  viewer: Reader,
  id: string,
): Promise<{ attachment: Attachment; bytes: Uint8Array<ArrayBuffer> } | null> {
  const attachment = await stores.attachments.find(id);
  if (attachment === null || !(await maySee(stores, viewer, attachment, now()))) return null;
  const bytes = await stores.attachments.bytes(id);
  return bytes && { attachment, bytes };
}

/** A file on a report can be read by any technician of its site. */
async function maySee(
  { services, visits, siteAccess }: Deps['stores'],
  viewer: Reader,
  { visitId, serviceId, reported }: Attachment,
  now: Date,
): Promise<boolean> {
  if (visitId !== null && !canAny(viewer.role, 'visits:read')) {
    const visit = await visits.find(visitId);
    if (visit === null) return false;
    if (mayReadVisit(viewer, visit)) return true;
    return reported && maySeePlace(siteAccess, viewer.id, { siteId: visit.site.id }, now);
  }
  const service = await services.find(serviceId);
  return service !== null && mayReadService(viewer, service);
}
