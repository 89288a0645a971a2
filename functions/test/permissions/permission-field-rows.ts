import type { Person } from '../kits/kit.ts';
import { field } from '../kits/field-kit.ts';
import { OFFICE, OFFICE_SEES, question, type Row, type World } from './permission-world.ts';
import { about, change, hoursOn, type Cells, type Work } from './permission-work.ts';
import { givenVisitOf } from '../kits/service-kit.ts';

const ANNULLED = { visit: { status: 'CANCELLED' as const } };

async function filed(
  { kit, people }: World,
  { visit }: Work,
  by: Person = people.TECHNICIAN,
): Promise<string> {
  const input = { id: visit.id, occurredAt: hoursOn(-1).toISOString() };
  const { reviewId } = await field(kit, by, 'startVisit', input);
  if (reviewId == null) throw new Error('not filed');
  return reviewId;
}

const decision = (name: string, more: Record<string, unknown> = {}): Row =>
  about(
    `decide about work that was filed (${name})`,
    OFFICE,
    'own',
    async (work, w) => {
      const id = await filed(w, work);
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      return change(name, type, { id, version: 1, ...more });
    },
    ANNULLED,
  );

const OWN_ONLY: Cells = ['FORBIDDEN', 'FORBIDDEN', 'seen'];
const NOT_THEIRS: Cells = ['FORBIDDEN', 'FORBIDDEN', 'hidden'];

async function colleaguesWork(w: World, work: Work): Promise<string> {
  const colleague = await w.kit.given.technician();
  await w.kit.firestore.doc(`visits/${work.visit.id}`).update({ technicianIds: [colleague.uid] });
  return filed(w, work, colleague);
}

export const fieldRows: Row[] = [
  decision('applyWorkReview'),
  decision('rejectWorkReview', { reason: 'No era aquí' }),
  about(
    'decide about work that was filed (attachWorkReview)',
    OFFICE,
    'own',
    async (work, w) => {
      const id = await filed(w, work);
      const by = { serviceId: work.service.id, technicianId: w.people.TECHNICIAN.uid };
      const { id: visitId } = await givenVisitOf(w.kit, w.people.ADMIN, by);
      return change('attachWorkReview', 'AttachWorkReviewInput', { id, version: 1, visitId });
    },
    ANNULLED,
  ),
  about(
    'see what waits for the office',
    OFFICE_SEES,
    'own',
    async (work, w) => {
      const id = await filed(w, work);
      return question('workReviews { edges { node { id } } } openReviewCount', id);
    },
    ANNULLED,
  ),
  about(
    'see what became of one’s own work',
    OWN_ONLY,
    'own',
    async (work, w) => question('myFiledWork { id }', await filed(w, work)),
    ANNULLED,
  ),
  about(
    'see a colleague’s as one’s own',
    NOT_THEIRS,
    'own',
    async (work, w) => question('myFiledWork { id }', await colleaguesWork(w, work)),
    ANNULLED,
  ),
];
