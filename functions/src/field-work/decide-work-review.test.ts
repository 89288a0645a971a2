import { describe, expect, test } from 'vitest';
import type { Attachment } from '../attachments/attachment.ts';
import { aClient } from '../clients/testing/test-client.ts';
import type { Service } from '../work/service.ts';
import { aService, aVisit } from '../work/testing/test-service.ts';
import { AGENT, aSite, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import type { Visit } from '../work/visit.ts';
import { applyWorkReview, attachWorkReview } from './apply-work-review.ts';
import { rejectWorkReview } from './reject-work-review.ts';
import type { FiledAct, FiledWork, WorkReview } from '../work-reviews/work-review.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const LEO = { id: 'tec', name: 'Leo Gil', color: 'teal' };
const NOA = { id: 'noa', name: 'Noa Mas', color: 'red' };
const SEEN = { id: 'r', version: 1 };
const by = { viewer: AGENT, key: null };

const review = (changes: Partial<WorkReview> = {}): WorkReview => ({
  ...{
    id: 'r',
    status: 'OPEN',
    visitId: 'w',
    technician: LEO,
    because: 'La visita estaba anulada',
    version: 1,
  },
  service: { id: 'v', code: 'S-2026-0001', title: 'No calienta' },
  client: { id: 'x', code: 'C-2026-0001', name: 'Uno' },
  ...{ from: at('09:00'), to: at('09:50'), openedAt: at('10:00'), actCount: 1 },
  ...{ decidedAt: null, decidedByName: null, reason: null, attachedToId: null },
  ...changes,
});
const act = (work: FiledWork, time: string): FiledAct => ({
  ...{ id: time, number: 1, work, at: at(time), unconfirmed: false },
  ...{ receivedAt: at('10:00'), deviceAt: null, because: 'x' },
});
const END: FiledWork = {
  ...{ operation: 'COMPLETE', resolution: 'Hecho', signer: null, signatureId: null, refusal: 'No estaba' },
};
const DAY = [act({ operation: 'START' }, '09:10'), act(END, '09:50')];

const annulled = (changes: Partial<Visit> = {}) =>
  aVisit({ status: 'CANCELLED', days: [], openReviews: { tec: 'r' }, ...changes });

type World = {
  acts?: FiledAct[];
  visits?: Visit[];
  service?: Partial<Service>;
  files?: Attachment[];
  found?: Partial<WorkReview>;
};
const world = ({ acts = DAY, visits = [annulled()], service, files = [], found }: World = {}) =>
  inMemory({
    ...{ visits, acts, files, reviews: [review(found)], clients: [aClient()], sites: [aSite()] },
    services: [aService({ reviews: { open: 1, total: 1 }, ...service })],
  });
type Known = ReturnType<typeof world>;
const apply = ({ deps }: Known, input = {}) => applyWorkReview(deps, by, { ...SEEN, ...input });
const attach = ({ deps }: Known, visitId: string) => attachWorkReview(deps, by, { ...SEEN, visitId });
const reject = ({ deps }: Known) => rejectWorkReview(deps, by, { ...SEEN, reason: ' Era otra ' });

describe('a review', () => {
  test.each([
    ['applied', apply],
    ['rejected', reject],
  ])('is %s once, from its current version, and by the office only', async (_how, decide) => {
    expect(await decide(inMemory())).toEqual({ kind: 'notFound' });
    expect(await decide(world({ found: { version: 2 } }))).toEqual({ kind: 'conflict' });
    const message = 'Este trabajo ya está aplicado';
    expect(await decide(world({ found: { status: 'APPLIED' } }))).toEqual({ kind: 'transition', message });
    await expect(
      rejectWorkReview(world().deps, { viewer: TECHNICIAN, key: null }, { ...SEEN, reason: 'No' }),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('that is rejected leaves the visit unchanged, with the reason', async () => {
    const known = world();
    expect(await reject(known)).toEqual({ kind: 'done', ids: ['r', 'v', 'w'] });
    expect(known.found.reviews.get('r')).toMatchObject({
      status: 'REJECTED',
      reason: 'Era otra',
      version: 2,
    });
    expect(known.found.visits.get('w')).toMatchObject({ status: 'CANCELLED', openReviews: {}, version: 1 });
    expect(known.found.services.get('v')).toMatchObject({ reviews: { open: 0, total: 1 } });
    expect(known.found.audited).toMatchObject([{ text: 'Era otra', after: { technician: 'Leo Gil' } }]);
  });
});

describe('applying a review', () => {
  test('gives the visit the reported times, technician and a report', async () => {
    const gone = annulled({ technicians: [NOA], technicianIds: ['noa'], formerTechnicians: [LEO] });
    const known = world({ visits: [gone], service: { explicit: 'CANCELLED', cancellation: null } });
    expect(await apply(known)).toEqual({ kind: 'done', ids: ['r', 'v', 'w', 'w'] });
    const [report] = known.found.reports.values();
    expect(known.found.visits.get('w')).toMatchObject({
      ...{ status: 'COMPLETED', arrivedAt: at('09:10'), finishedAt: at('09:50'), resolution: 'Hecho' },
      ...{
        technicianIds: ['tec'],
        formerTechnicians: [{ id: 'noa' }],
        openReviews: {},
        reportId: report?.id,
      },
    });
    expect(known.found.services.get('v')).toMatchObject({
      ...{ status: 'FINISHED', explicit: null, resolution: 'Hecho', reviews: { open: 0, total: 1 } },
      lastReport: { signed: false, refused: true },
    });
    expect(known.found.reviews.get('r')).toMatchObject({ status: 'APPLIED', attachedToId: 'w' });
  });

  test('requires a consent if none was reported', async () => {
    const acts = [act({ operation: 'START' }, '09:10'), act({ ...END, refusal: null }, '09:50')];
    const service = { requiresSignature: true };
    expect(await apply(world({ acts, service }))).toMatchObject({ fields: [{ path: 'refusal' }] });
    const said = await apply(world({ acts, service }), { refusal: 'No había nadie' });
    expect(said).toMatchObject({ kind: 'done' });
  });

  test('requires a resolution if none was reported', async () => {
    const acts = [act({ operation: 'START' }, '09:10'), act({ ...END, resolution: '' }, '09:50')];
    expect(await apply(world({ acts }))).toMatchObject({ fields: [{ path: 'resolution' }] });
  });

  test('is refused while the technician works elsewhere', async () => {
    const starts = { tec: { at: at('09:30'), unconfirmed: false } };
    const elsewhere = aVisit({ id: 'x', status: 'IN_PROGRESS', arrivedAt: at('09:30'), starts });
    const acts = [act({ operation: 'START' }, '09:10')];
    const known = world({ acts, visits: [annulled(), elsewhere] });
    expect(await apply(known)).toMatchObject({ kind: 'transition' });
    expect(known.found.reviews.get('r')?.status).toBe('OPEN');
  });

  test('with lines only is refused for a settled service', async () => {
    const line = { id: 'l', kind: 'MATERIAL', text: 'Válvula' } as never;
    const acts = [act({ operation: 'ADD_LINE', line }, '09:20')];
    expect(await apply(world({ acts, service: { status: 'CLOSED' } }))).toMatchObject({ kind: 'transition' });
    const open = world({ acts });
    expect(await apply(open)).toMatchObject({ kind: 'done' });
    expect(open.found.services.get('v')?.lines).toMatchObject([{ id: 'l' }]);
  });

  test('removes the attachments it asks to remove, except those in a report', async () => {
    const file = (id: string, reported: boolean) =>
      ({ ...{ id, serviceId: 'v', visitId: 'w', kind: 'AFTER', authorId: 'tec', reported } }) as Attachment;
    const removal = (attachmentId: string) => act({ operation: 'REMOVE_FILE', attachmentId }, '09:40');
    const known = world({ acts: [removal('a'), removal('b')], files: [file('a', false), file('b', true)] });
    await apply(known);
    expect([...known.found.files.keys()]).toEqual(['b']);
  });

  test('creates the proposed services, and notes for the office one that cannot be created', async () => {
    const follow = { operation: 'FOLLOW_UP', title: 'Purgar', description: null, notBefore: null } as const;
    const known = world({ acts: [act(follow, '09:45')] });
    await apply(known);
    expect([...known.found.services.values()]).toMatchObject([
      { id: 'v' },
      { title: 'Purgar', followsUp: { id: 'v' }, proposedByName: 'Leo Gil' },
    ]);
    const archived = inMemory({
      ...{ visits: [annulled()], acts: [act(follow, '09:45')], reviews: [review()] },
      ...{ clients: [aClient({ archived: true })], sites: [aSite()], services: [aService()] },
    });
    await apply(archived);
    expect([archived.found.services.size, archived.found.audited.at(-1)?.['text']]).toEqual([1, 'Purgar']);
  });
});

describe('attaching a review', () => {
  const other = aVisit({ id: 'o', technicians: [NOA], technicianIds: ['noa'] });

  test('gives the other visit the work, its technician and their files', async () => {
    const files = ['tec', 'agent'].map(
      (authorId) =>
        ({
          ...{
            id: authorId,
            serviceId: 'v',
            visitId: 'w',
            kind: 'AFTER',
            sha256: 'x',
            authorId,
            reported: false,
          },
        }) as Attachment,
    );
    const known = world({ visits: [annulled(), other], files });
    expect(await attach(known, 'o')).toEqual({ kind: 'done', ids: ['r', 'v', 'o', 'w'] });
    expect(known.found.visits.get('o')).toMatchObject({ status: 'COMPLETED', technicianIds: ['noa', 'tec'] });
    expect(known.found.visits.get('w')).toMatchObject({ status: 'CANCELLED', openReviews: {} });
    expect(known.found.files.get('tec')?.visitId).toBe('o');
    expect(known.found.files.get('agent')?.visitId).toBe('w');
    expect(known.found.reviews.get('r')).toMatchObject({ status: 'ATTACHED', attachedToId: 'o' });
  });

  test('is refused to a visit of another service and to a cancelled one', async () => {
    expect(await attach(world(), 'x')).toMatchObject({ kind: 'invalid', fields: [{ path: 'visitId' }] });
    const visits = [annulled(), { ...other, status: 'CANCELLED' as const }];
    expect(await attach(world({ visits }), 'o')).toMatchObject({ kind: 'transition' });
  });
});
