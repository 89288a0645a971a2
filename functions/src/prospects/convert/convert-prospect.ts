import type { NewFirstService } from '@cuadrilla/domain/inputs/services/service.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { foldText } from '@cuadrilla/domain/text/text.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { clientRefOf, type Client } from '../../clients/client.ts';
import { nifTaken } from '../../clients/client-refusals.ts';
import { insertClient } from '../../clients/new-client.ts';
import { insertSite, type MadeSite } from '../../clients/sites/new-site.ts';
import { duplicateAmong, type Duplicate } from '../../clients/duplicate-failure.ts';
import { CONFLICT, NOT_FOUND, wrongField, type Conflict, type Failure } from '../../failures.ts';
import type { ConvertProspectInput } from '../../graphql/types.generated.ts';
import type { StoredAddress } from '../../records.ts';
import { insertFirstService } from '../../services/first-service.ts';
import { workSiteOf } from '../../clients/work-copies.ts';
import { chooseOwner } from '../../staff/owner.ts';
import type { Actor, Done } from '../../store/act.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { checkNewClient, checkNewSite } from './client-of-prospect.ts';
import { inNewStatus } from '../prospect-status.ts';
import type { Prospect } from '../prospect.ts';

/** Done with the prospect's id, and the client's if this request converted it. */
export type ConvertOutcome = Done | Failure | Conflict | Duplicate;

type Names =
  | 'prospects'
  | 'clients'
  | 'sites'
  | 'services'
  | 'settings'
  | 'staff'
  | 'codes'
  | 'items'
  | 'duplicates'
  | 'as';

type Conversion = {
  stores: Pick<UnitStores, Names>;
  prospect: Prospect;
  input: ConvertProspectInput;
  parsePhone: PhoneParser;
  actor: Actor;
  now: Date;
};

type Converted = {
  kind: 'ready';
  client: Client;
  site: MadeSite | null;
  isNewSite: boolean;
  service: NewFirstService | null;
};

const ARCHIVED = 'Ese cliente está archivado: restáuralo antes de vincularlo';

/**
 * Converts an open prospect into a new client with a site, or links it to an existing client, and creates the first service if
 * requested. Repeating it for a converted prospect answers done, whatever the version.
 */
export async function convertProspect(
  { unit, parsePhone, now }: UnitDeps<Names> & { parsePhone: PhoneParser },
  viewer: Acting,
  input: ConvertProspectInput,
  key: Key,
): Promise<ConvertOutcome> {
  assertCan(viewer, 'prospects:convert');
  if (input.service != null) assertCan(viewer, 'services:create');
  const act = actOf(viewer, 'convertProspect', input, { key, now: now() });
  return unit(
    act,
    async (stores) => {
      const prospect = await stores.prospects.find(input.id);
      if (prospect === null) return NOT_FOUND;
      if (prospect.status === 'CONVERTED') return { kind: 'done', ids: [prospect.id] };
      if (prospect.version !== input.version) return CONFLICT;
      const command = { action: 'convert', role: viewer.role, now: act.now } as const;
      const moved = await inNewStatus(stores.settings, prospect, command);
      if (moved.kind === 'transition') return moved;
      const conversion = { stores, prospect, input, parsePhone, actor: act.actor, now: act.now };
      const linkId = input.linkClientId ?? null;
      const ready = linkId === null ? await makeClient(conversion) : await linkClient(conversion, linkId);
      if (ready.kind !== 'ready') return ready;
      const service = await makeService(conversion, ready);
      if (service?.kind === 'invalid') return service;
      const { client, site, isNewSite } = ready;
      const after: Prospect = {
        ...moved.prospect,
        convertedTo: clientRefOf(client),
        convertedSiteId: isNewSite ? (site?.id ?? null) : null,
        convertedServiceId: service?.id ?? null,
      };
      stores.prospects.save(prospect, after, { alsoOn: [{ entity: 'CLIENT', id: client.id }] });
      return { kind: 'done', ids: [prospect.id, client.id] };
    },
    'codes.client',
  );
}

/**
 * A client with the same NIF must be linked instead; one with the same e-mail or phone must be confirmed as different first. Similar
 * prospects are ignored: they were shown when this one was created.
 */
async function makeClient(conversion: Conversion): Promise<Converted | Failure | Duplicate> {
  const { stores, prospect, input, parsePhone, now } = conversion;
  const checked = checkNewClient(parsePhone, prospect, input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { client, site, service } = checked.value;
  const owner = await chooseOwner(stores.staff, client.ownerId);
  // An owner that comes from the prospect and has left is dropped; one that was typed is refused.
  if (owner === undefined && input.client != null) return wrongField('client.ownerId');
  const held = await nifTaken(stores.clients, prospect.nif, null);
  if (held) return held;
  const others = [...(input.notDuplicateOf ?? []), ...prospect.notDuplicateOf];
  const alike = await stores.duplicates.find({ ...client, exceptId: prospect.id, notDuplicateOf: others });
  const matches = alike.filter(({ entity }) => entity === 'CLIENT');
  const duplicate = duplicateAmong(matches, others);
  if (duplicate) return duplicate;
  const draft = { client, site, owner: owner ?? null, originProspectId: prospect.id };
  const made = await insertClient(stores, draft, now);
  if (made.kind === 'duplicate') return { ...made, matches };
  if (made.kind !== 'made') return made;
  return { kind: 'ready', client: made.client, site: made.site, isNewSite: true, service };
}

async function linkClient(
  { stores, prospect, input, parsePhone }: Conversion,
  clientId: string,
): Promise<Converted | Failure | Duplicate> {
  const checked = checkNewSite(parsePhone, input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const client = await stores.clients.find(clientId);
  if (client === null || client.mergedInto) return wrongField('linkClientId');
  const held = await nifTaken(stores.clients, prospect.nif, clientId);
  if (held) return held;
  if (client.archived) return wrongField('linkClientId', ARCHIVED);
  const { site, service } = checked.value;
  if (site === null) return { kind: 'ready', client, site, isNewSite: false, service };
  const near = await stores.sites.inUseByPostalCode(clientId, site.address.postalCode);
  const known = near.find(({ address }) => placeOf(address) === placeOf(site.address));
  if (known) return { kind: 'ready', client, site: known, isNewSite: false, service };
  const made = await insertSite(stores, client, site);
  if (made.kind !== 'made') return made;
  return { kind: 'ready', client, site: made.site, isNewSite: true, service };
}

/** The owner of the prospect becomes the service's, unless they have left. */
async function makeService(
  { stores, prospect, now, actor }: Conversion,
  { client, site, service }: Converted,
) {
  if (service === null) return null;
  if (site === null) throw new Error('A service was asked for, and checked without a site');
  const ownerId = prospect.owner?.id ?? null;
  return insertFirstService(
    stores.as('createService'),
    { service, client, site: workSiteOf(site), ownerId },
    { actor, now },
  );
}

/** Case, accents and punctuation do not count. */
const placeOf = ({ street, number, floor }: StoredAddress) =>
  [street, number, floor]
    .map((part) =>
      foldText(part ?? '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
