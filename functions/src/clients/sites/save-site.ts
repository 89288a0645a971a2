import * as z from 'zod/mini';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { changeSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../../failures.ts';
import type { CreateSiteInput, UpdateSiteInput } from '../../graphql/types.generated.ts';
import type { Done } from '../../store/act.ts';
import { clientRefOf } from '../client.ts';
import type { ClientDeps } from '../client-deps.ts';
import { ARCHIVED_CLIENT } from '../client-refusals.ts';
import { insertSite, zoneOf } from './new-site.ts';
import type { Site } from './site.ts';

export type SiteOutcome = Done | Failure | Conflict;

type Deps = ClientDeps<'clients' | 'sites' | 'settings'>;

export async function createSite(
  { unit, parsePhone, now }: Deps,
  viewer: Acting,
  { clientId, site }: CreateSiteInput,
  key: Key,
): Promise<SiteOutcome> {
  assertCan(viewer, 'sites:edit');
  const validation = validate(z.object({ site: siteSchema(parsePhone) }), { site });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { clientId, site: validation.value.site };
  const act = actOf(viewer, 'createSite', request, { key, now: now() });
  return unit(act, async (stores) => {
    const client = await stores.clients.findCurrent(clientId);
    if (client === null) return NOT_FOUND;
    if (client.archived) return refused(ARCHIVED_CLIENT);
    const made = await insertSite(stores, client, request.site);
    return made.kind === 'made' ? { kind: 'done', ids: [made.site.id, client.id] } : made;
  });
}

export async function updateSite(
  { unit, parsePhone, now }: Deps,
  viewer: Acting,
  { id, version, site }: UpdateSiteInput,
  key: Key,
): Promise<SiteOutcome> {
  assertCan(viewer, 'sites:edit');
  const validation = validate(z.object({ site: changeSchema(SITE, parsePhone, site) }), { site });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { id, version, site: validation.value.site };
  const act = actOf(viewer, 'updateSite', request, { key, now: now() });
  return unit(act, async ({ clients, sites, settings }) => {
    const before = await sites.find(id);
    const client = before && (await clients.findCurrent(before.client.id));
    if (before === null || client === null) return NOT_FOUND;
    if (client.archived) return refused(ARCHIVED_CLIENT);
    if (before.version !== version) return CONFLICT;
    const chosen = before.zoneChosen ? before.zoneId : null;
    const known = { ...before, zoneId: chosen, ...request.site };
    const zone = zoneOf(known, (await settings.section('zones')).values, before.zoneId);
    if (zone === null) return wrongField('site.zoneId');
    const after: Site = { ...known, ...zone, client: clientRefOf(client) };
    const changed = await sites.save(before, after);
    if (changed && client.mainSiteId === id) clients.saveTotals(client, { mainSite: after.address });
    return { kind: 'done', ids: [id, client.id] };
  });
}
