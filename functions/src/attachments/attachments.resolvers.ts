import { toFailure } from '../failures.ts';
import { answerForRepeat, toFiled } from '../work-reviews/filed-data.ts';
import type { MutationResolvers, ServiceResolvers, VisitResolvers } from '../graphql/resolvers.generated.ts';
import { forReader } from '../work/ownership.ts';
import { seesFile } from './file-guards.ts';
import { removeAttachment } from './remove-attachment.ts';

export const attachmentMutations: Pick<MutationResolvers, 'removeAttachment'> = {
  removeAttachment: async (_source, { input, key }, context) => {
    const viewer = await context.viewer();
    const outcome = await removeAttachment(context, viewer, input, key);
    if (outcome.kind === 'filed') return toFiled(outcome);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const [, serviceId = ''] = outcome.ids;
    // A repeat may come from a technician whose visit has been reassigned since.
    const service = forReader(viewer, await context.stores.services.find(serviceId));
    if (!service) return answerForRepeat(outcome);
    return { __typename: 'RemoveAttachmentSuccess', service };
  },
};

/** A technician does not see the files of a colleague's visit. */
export const serviceFiles: Pick<ServiceResolvers, 'attachments'> = {
  attachments: async ({ id }, _args, { stores, viewer }) => {
    const [reader, files] = await Promise.all([viewer(), stores.attachments.ofService(id)]);
    const seen = await Promise.all(files.map((file) => seesFile(reader, file, stores.visits.find)));
    return files.filter((_file, index) => seen[index]);
  },
};

/** Whoever may read the visit may read its files. */
export const visitFiles: Pick<VisitResolvers, 'attachments'> = {
  attachments: ({ id }, _args, { stores }) => stores.attachments.ofVisit(id),
};
