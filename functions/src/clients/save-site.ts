import * as z from 'zod/mini';
import { siteSchema } from '@cuadrilla/domain/inputs/site.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { CreateSiteInput, SiteVersionInput, UpdateSiteInput } from '../graphql/types.generated.ts';
import type { ClientDeps } from './create-client.ts';
import type { SiteOutcome } from './site-outcome.ts';

type Key = string | null | undefined;

/** Adds a site to a client. */
export async function createSite(
  { stores, parsePhone, now }: ClientDeps,
  viewer: Acting,
  { clientId, site }: CreateSiteInput,
  key: Key,
): Promise<SiteOutcome> {
  assertCan(viewer, 'sites:edit');
  const validation = validate(z.object({ site: siteSchema(parsePhone) }), { site });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { clientId, site: validation.value.site };
  return stores.sites.create(request, occasionOf(viewer, 'createSite', request, { key, now: now() }));
}

/** Changes a site, unless somebody else did since it was seen. */
export async function updateSite(
  { stores, parsePhone, now }: ClientDeps,
  viewer: Acting,
  { id, version, site }: UpdateSiteInput,
  key: Key,
): Promise<SiteOutcome> {
  assertCan(viewer, 'sites:edit');
  const validation = validate(z.object({ site: siteSchema(parsePhone) }), { site });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { id, version, site: validation.value.site };
  return stores.sites.update(request, occasionOf(viewer, 'updateSite', request, { key, now: now() }));
}

/** Puts a site away. */
export function archiveSite(deps: ClientDeps, viewer: Acting, input: SiteVersionInput, key: Key) {
  return setArchived(deps, viewer, { ...input, archived: true }, key);
}

/** Takes a site back. */
export function restoreSite(deps: ClientDeps, viewer: Acting, input: SiteVersionInput, key: Key) {
  return setArchived(deps, viewer, { ...input, archived: false }, key);
}

async function setArchived(
  { stores, now }: ClientDeps,
  viewer: Acting,
  { id, version, archived }: SiteVersionInput & { archived: boolean },
  key: Key,
): Promise<SiteOutcome> {
  assertCan(viewer, 'sites:edit');
  const action = archived ? 'archiveSite' : 'restoreSite';
  const occasion = occasionOf(viewer, action, { id, version }, { key, now: now() });
  return stores.sites.setArchived({ id, version, archived }, occasion);
}
