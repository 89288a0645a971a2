import { canOnlyOwn } from '@cuadrilla/domain/people/permissions.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import { forReader, type Reader } from '../work/ownership.ts';
import type { Service } from '../work/service.ts';

type Deps = { stores: Pick<Stores, 'services'> };
type Asked = Omit<Parameters<Stores['services']['list']>[0], 'visibleTo'>;

/** A technician lists their own services. */
export function readServices(
  { stores, now }: Deps & { now: () => Date },
  { id, role }: Reader,
  asked: Asked,
): Promise<Page<Service>> {
  return stores.services.list({ ...asked, visibleTo: canOnlyOwn(role, 'services:open') ? id : null }, now());
}

/** Null for one that the person may not read. */
export const readService = async ({ stores }: Deps, viewer: Reader, id: string): Promise<Service | null> =>
  forReader(viewer, await stores.services.find(id));
