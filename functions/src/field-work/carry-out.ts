import type { Attachment } from '../attachments/attachment.ts';
import { insertFollowUp } from '../services/acts/follow-up.ts';
import type { Service } from '../work/service.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { FiledAct, WorkReview } from '../work-reviews/work-review.ts';

export type CarriedOut = {
  removed: Attachment[];
  /** Acts without effect; their text is shown to the office. */
  left: FiledAct[];
};

export async function carryOut(
  stores: Pick<UnitStores, 'attachments' | 'as'>,
  { acts, service, review }: { acts: FiledAct[]; service: Service; review: WorkReview },
  now: Date,
): Promise<CarriedOut> {
  const asked = acts.flatMap(({ work }) => (work.operation === 'REMOVE_FILE' ? [work.attachmentId] : []));
  const files = await Promise.all([...new Set(asked)].map(stores.attachments.find));
  const removed = files.flatMap((file) => (file?.serviceId === service.id && !file.reported ? [file] : []));
  const { attachments } = stores.as('removeAttachment');
  for (const file of removed) attachments.remove(file, { service, at: now });
  const proposing = stores.as('proposeFollowUp');
  const left: FiledAct[] = [];
  for (const act of acts) {
    const { work } = act;
    const proposal = { followed: service, proposedByName: review.technician.name };
    const by = { actor: review.technician, now };
    const made =
      work.operation === 'FOLLOW_UP' && (await insertFollowUp(proposing, { ...work, ...proposal }, by));
    if (!made || made.kind !== 'made') left.push(act);
  }
  return { removed, left };
}
