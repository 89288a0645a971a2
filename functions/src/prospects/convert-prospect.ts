import { prospectTransition } from '@cuadrilla/domain/prospect-states.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { Duplicate } from '../duplicates/duplicate-failure.ts';
import type { Conflict, Failure } from '../failures.ts';
import type { ConvertProspectInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { Conversion } from './conversion.ts';
import { linkedClient } from './convert-by-link.ts';
import { madeClient } from './convert-by-making.ts';
import { clockAfter } from './first-response.ts';
import type { ProspectContext } from './prospect-context.ts';
import { findProspect, writeProspect } from './prospect-store.ts';

export type ConvertOutcome = Done | Failure | Conflict | Duplicate;

/**
 * Makes an open prospect a client with a site, or links it to a client there is, in one transaction. Of all who ask only the
 * first does it; the others, with a key or without, whatever version they saw, are told what became of it.
 */
export async function convertProspect(
  { stores, parsePhone, now }: ProspectContext,
  viewer: Acting,
  input: ConvertProspectInput,
  key: string | null | undefined,
): Promise<ConvertOutcome> {
  assertCan(viewer, 'prospects:convert');
  const occasion = occasionOf(viewer, 'convertProspect', input, { key, now: now() });
  return stores.prospects.actInTurn<Failure | Conflict | Duplicate>(
    'client',
    occasion,
    async ({ tx, firestore }) => {
      const prospect = await findProspect({ tx, firestore }, input.id);
      if (prospect === null) return { kind: 'notFound' };
      if (prospect.status === 'CONVERTED') return { kind: 'done', ids: [prospect.id] };
      if (prospect.version !== input.version) return { kind: 'conflict' };
      const allowed = prospectTransition({ from: prospect.status, action: 'convert', role: viewer.role });
      if (!allowed.ok) return { kind: 'transition', message: allowed.message };
      return convert({ tx, firestore, parsePhone, prospect, input, occasion });
    },
  );
}

async function convert(conversion: Conversion): Promise<Done | Failure | Duplicate> {
  const { prospect, input, occasion } = conversion;
  const linkId = input.linkClientId ?? null;
  const ready = linkId === null ? await madeClient(conversion) : await linkedClient(conversion, linkId);
  if (ready.kind !== 'ready') return ready;
  const { client, siteId } = ready;
  const { status: from, createdAt } = prospect;
  const clock = clockAfter({ from, to: 'CONVERTED' }, { createdAt, now: occasion.now, hours: 0 });
  ready.write();
  const fields = { status: 'CONVERTED' as const, convertedTo: client, convertedSiteId: siteId, ...clock };
  const alsoOn = [{ entity: 'CLIENT' as const, id: client.id }];
  writeProspect(conversion, { current: prospect, fields, alsoOn }, occasion);
  return { kind: 'done', ids: [prospect.id] };
}
