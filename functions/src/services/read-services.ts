import { canOnlyOwn } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan } from '../acting.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import { forReader, type Reader } from '../work/ownership.ts';
import type { Service } from '../work/service.ts';
import type { ToInvoice } from '../work/store/to-invoice.ts';
import { assertAnswerable } from './answerable-filter.ts';

type Deps = { stores: Pick<Stores, 'services'> };
type ListDeps = Deps & { now: () => Date };
type Request = Parameters<Stores['services']['list']>[0];

/** A technician lists their own services. */
export async function readServices(
  { stores, now }: ListDeps,
  { id, role }: Reader,
  asked: Omit<Request, 'visibleTo'>,
): Promise<Page<Service>> {
  const visibleTo = canOnlyOwn(role, 'services:open') ? id : null;
  assertAnswerable(asked.filter, visibleTo);
  return stores.services.list({ ...asked, visibleTo }, now());
}

/** Null for one that the person may not read. */
export const readService = async ({ stores }: Deps, viewer: Reader, id: string): Promise<Service | null> =>
  forReader(viewer, await stores.services.find(id));

export function readToInvoice({ stores }: Deps, viewer: Reader): Promise<ToInvoice | null> {
  assertCan(viewer, 'billing:open');
  return stores.services.toInvoice();
}
