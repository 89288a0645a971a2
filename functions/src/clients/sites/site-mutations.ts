import type { GraphQLContext } from '../../server/context.ts';
import { toConflict, toFailure } from '../../failures.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { archiveSite, restoreSite } from './archive-site.ts';
import { readEquipment } from '../read-records.ts';
import {
  correctEquipment,
  createEquipment,
  updateEquipment,
  type EquipmentOutcome,
} from '../equipment/save-equipment.ts';
import { createSite, updateSite, type SiteOutcome } from './save-site.ts';

type Names =
  | 'createSite'
  | 'updateSite'
  | 'archiveSite'
  | 'restoreSite'
  | 'createEquipment'
  | 'correctEquipment'
  | 'updateEquipment';

export const siteMutations: Pick<MutationResolvers, Names> = {
  createSite: async (_source, { input, key }, context) =>
    settleSite(context, await createSite(context, await context.viewer(), input, key), null),
  updateSite: async (_source, { input, key }, context) =>
    settleSite(context, await updateSite(context, await context.viewer(), input, key), input.id),
  archiveSite: async (_source, { input, key }, context) =>
    settleSite(context, await archiveSite(context, await context.viewer(), input, key), input.id),
  restoreSite: async (_source, { input, key }, context) =>
    settleSite(context, await restoreSite(context, await context.viewer(), input, key), input.id),
  createEquipment: async (_source, { input, key }, context) =>
    settleEquipment(context, await createEquipment(context, await context.viewer(), input, key), null),
  correctEquipment: async (_source, { input, key }, context) =>
    settleEquipment(context, await correctEquipment(context, await context.viewer(), input, key), input.id),
  updateEquipment: async (_source, { input, key }, context) =>
    settleEquipment(context, await updateEquipment(context, await context.viewer(), input, key), input.id),
};

async function settleSite({ stores }: GraphQLContext, outcome: SiteOutcome, seen: string | null) {
  if (outcome.kind === 'conflict') {
    return toConflict({ __typename: 'Site', ...(await stores.sites.get(seen ?? '')) } as const);
  }
  if (outcome.kind !== 'done') return toFailure(outcome);
  const [id = '', clientId = ''] = outcome.ids;
  const [site, client] = await Promise.all([stores.sites.get(id), stores.clients.get(clientId)]);
  return { __typename: 'SiteSuccess', site, client } as const;
}

/** A repeat may come from a technician who has lost access since, so read access is checked again. */
async function settleEquipment(context: GraphQLContext, outcome: EquipmentOutcome, seen: string | null) {
  if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return toFailure(outcome);
  const id = (outcome.kind === 'done' ? outcome.ids[0] : seen) ?? '';
  const equipment = await readEquipment(context, await context.viewer(), id);
  if (equipment === null) return toFailure({ kind: 'notFound' });
  if (outcome.kind === 'conflict') return toConflict({ __typename: 'Equipment', ...equipment } as const);
  return { __typename: 'EquipmentSuccess', equipment } as const;
}
