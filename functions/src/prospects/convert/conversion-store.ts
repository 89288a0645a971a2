import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { prospectTransition } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { clientRefOf } from '../../clients/client.ts';
import type { Duplicate } from '../../duplicates/duplicate-failure.ts';
import type { Conflict, Failure } from '../../unit/failures.ts';
import type { ConvertProspectInput } from '../../graphql/types.generated.ts';
import { insertFirstService } from '../../services/first-service.ts';
import { workSiteOf } from '../../services/work-copies.ts';
import type { Done, Occasion } from '../../store/act.ts';
import { unitStores } from '../../unit/unit.ts';
import type { Conversion, Converted } from './conversion.ts';
import { linkedClient } from './convert-by-link-store.ts';
import { madeClient } from './convert-by-making-store.ts';
import { clockAfter } from './first-response.ts';
import { findProspect, writeProspect, type Handle } from '../store/prospect-writes-store.ts';

/** Done with the prospect's id, and with that of the client it became where this is what made it one. */
export type ConvertOutcome = Done | Failure | Conflict | Duplicate;

/** What a prospect is to become, and who says so. */
export type ConversionRequest = { input: ConvertProspectInput; role: Role; parsePhone: PhoneParser };

/** Converts a prospect that is still open; one that was converted meanwhile is done. */
export async function convertOne(
  handle: Handle,
  { input, role, parsePhone }: ConversionRequest,
  occasion: Occasion,
): Promise<ConvertOutcome> {
  const prospect = await findProspect(handle, input.id);
  if (prospect === null) return { kind: 'notFound' };
  if (prospect.status === 'CONVERTED') return { kind: 'done', ids: [prospect.id] };
  if (prospect.version !== input.version) return { kind: 'conflict' };
  const allowed = prospectTransition({ from: prospect.status, action: 'convert', role });
  if (!allowed.ok) return { kind: 'transition', message: allowed.message };
  return convert({ ...handle, parsePhone, prospect, input, occasion });
}

async function convert(conversion: Conversion): Promise<Done | Failure | Duplicate> {
  const { prospect, input, occasion } = conversion;
  const linkId = input.linkClientId ?? null;
  const ready = linkId === null ? await madeClient(conversion) : await linkedClient(conversion, linkId);
  if (ready.kind !== 'ready') return ready;
  const service = await firstService(conversion, ready);
  if (service?.kind === 'invalid') return service;
  const { client, site, isNewSite } = ready;
  const { status: from, createdAt } = prospect;
  const clock = clockAfter({ from, to: 'CONVERTED' }, { createdAt, now: occasion.now, hours: 0 });
  const became = {
    convertedTo: clientRefOf(client),
    convertedSiteId: isNewSite ? (site?.id ?? null) : null,
    convertedServiceId: service?.id ?? null,
  };
  const fields = { status: 'CONVERTED' as const, ...became, ...clock };
  const alsoOn = [{ entity: 'CLIENT' as const, id: client.id }];
  writeProspect(conversion, { current: prospect, fields, alsoOn }, occasion);
  return { kind: 'done', ids: [prospect.id, client.id] };
}

/** What is to be done first, for whoever looked after the prospect to see to; null where nothing was asked for. */
async function firstService(
  { tx, firestore, prospect, occasion }: Conversion,
  { client, site, service }: Converted,
): Promise<Awaited<ReturnType<typeof insertFirstService>> | null> {
  if (service === null) return null;
  if (site === null) throw new Error('A service was asked for, and checked without a site');
  const ownerId = prospect.owner?.id ?? null;
  const first = { service, client, site: workSiteOf(site), ownerId };
  // In its timeline it is a service like any other.
  const stores = unitStores({ tx, firestore, by: { ...occasion, action: 'createService' } });
  return insertFirstService(stores, first, occasion.now);
}
