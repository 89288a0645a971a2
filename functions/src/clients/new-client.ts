import type { NewSite } from '@cuadrilla/domain/records/site.ts';
import type { NewClient } from '@cuadrilla/domain/records/client.ts';
import type { Duplicate } from './duplicate-failure.ts';
import type { Failure } from '../failures.ts';
import type { OwnerRef } from '../records.ts';
import type { UnitStores } from '../unit/stores.ts';
import { clientRefOf, type Client } from './client.ts';
import { nifTaken } from './client-refusals.ts';
import { siteContent, type MadeSite } from './sites/new-site.ts';
import { decideManaging } from './property-manager.ts';

export type ClientDraft = {
  client: NewClient;
  site: NewSite | null;
  owner: OwnerRef | null;
  originProspectId: string | null;
};

export type MadeClient = { kind: 'made'; client: Client; site: MadeSite | null };

export async function insertClient(
  { clients, sites, settings, codes }: Pick<UnitStores, 'clients' | 'sites' | 'settings' | 'codes'>,
  draft: ClientDraft,
  now: Date,
): Promise<MadeClient | Duplicate | Extract<Failure, { kind: 'invalid' }>> {
  const taken = await nifTaken(clients, draft.client.nif, null);
  if (taken) return taken;
  const managing = await decideManaging(clients, null, draft.client);
  if (managing.kind === 'invalid') return managing;
  const first = draft.site && (await siteContent(settings, draft.site));
  if (first?.kind === 'invalid') return first;
  const site = first && { ...first.content, id: sites.newId() };
  const client: Client = {
    ...draft.client,
    id: clients.newId(),
    code: await codes.next('client'),
    owner: draft.owner,
    originProspectId: draft.originProspectId,
    isPropertyManager: managing.isPropertyManager,
    managedBy: managing.managedBy,
    mainSite: site?.address ?? null,
    mainSiteId: site?.id ?? null,
    siteCount: site ? 1 : 0,
    equipmentCount: 0,
    archived: false,
    mergedInto: null,
    inheritedMatch: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const made = site && { ...site, client: clientRefOf(client) };
  await clients.insert(client);
  if (made) sites.insert(made);
  return { kind: 'made', client, site: made };
}
