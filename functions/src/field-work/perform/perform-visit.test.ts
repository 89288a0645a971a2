import { describe, expect, test } from 'vitest';
import { visitTransition, VISIT_STATUSES, type VisitAction } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Attachment } from '../../attachments/attachment.ts';
import { aClient } from '../../clients/testing/test-client.ts';
import type { Service } from '../../work/service.ts';
import { aService } from '../../work/testing/test-service.ts';
import type { Acting } from '../../acting.ts';
import { ADMIN, AGENT, aSite, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import type { Visit } from '../../work/visit.ts';
import { completeVisit } from './complete-visit.ts';
import { at, inStatus } from '../../work/testing/test-visits.ts';
import { endVisitIncomplete } from './end-visit-incomplete.ts';
import { pauseVisit, resumeVisit, startVisit, travelToVisit } from './perform-visit.ts';

const NOW = at('10:00');
const OTHER: Acting = { id: 'other', role: 'TECHNICIAN', name: 'Noa', lastName: 'Gil' };
const onHold: Partial<Service> = {
  explicit: 'ON_HOLD',
  hold: { reasonId: 'r', note: null, since: at('08:00'), until: null },
};

const world = (
  visit: Visit,
  service: Partial<Service> = {},
  others: Visit[] = [],
  files: Attachment[] = [],
) =>
  inMemory({
    services: [aService({ technicianIds: ['tec'], ...service })],
    visits: [visit, ...others],
    clients: [aClient()],
    sites: [aSite()],
    files,
  });
type Deps = ReturnType<typeof world>['deps'];

const STEPS: Record<
  string,
  [VisitAction, (deps: Deps, viewer: Acting, said?: object) => Promise<{ kind: string }>]
> = {
  travelToVisit: [
    'travel',
    (deps, viewer, said) => travelToVisit(deps, { viewer, key: null }, { id: 'w', ...said }),
  ],
  startVisit: [
    'start',
    (deps, viewer, said) => startVisit(deps, { viewer, key: null }, { id: 'w', ...said }),
  ],
  pauseVisit: [
    'pause',
    (deps, viewer, said) => pauseVisit(deps, { viewer, key: null }, { id: 'w', reason: 'BREAK', ...said }),
  ],
  resumeVisit: [
    'resume',
    (deps, viewer, said) => resumeVisit(deps, { viewer, key: null }, { id: 'w', ...said }),
  ],
  completeVisit: [
    'complete',
    (deps, viewer, said) =>
      completeVisit(deps, { viewer, key: null }, { id: 'w', resolution: 'Hecho', ...said }),
  ],
  endVisitIncomplete: [
    'endIncomplete',
    (deps, viewer, said) => {
      const input = { id: 'w', outcome: 'PARTIAL', reason: 'MISSING_MATERIAL', ...said } as const;
      return endVisitIncomplete(deps, { viewer, key: null }, input);
    },
  ],
};
const steps = Object.entries(STEPS);
const start = STEPS['startVisit']?.[1] ?? (() => Promise.reject(new Error('no step')));

describe.each([
  ['its technician', TECHNICIAN],
  ['an administrator', ADMIN],
])('the transitions of a visit by %s', (_who, viewer) => {
  const cells = VISIT_STATUSES.flatMap((from) =>
    steps.map(([name, [action, act]]) => ({ from, name, action, act })),
  );

  test.each(cells)('$name from $from follow the table', async ({ from, action, act }) => {
    const { deps, found } = world(inStatus(from));
    const before = found.visits.get('w');
    const outcome = await act(deps, viewer);
    const isOwn = viewer === TECHNICIAN;
    const expected = visitTransition({ action, from, role: viewer.role, isOwn });
    if (expected.ok) {
      expect(outcome).toEqual({ kind: 'done', ids: ['w', 'v'] });
      expect(found.visits.get('w')).toMatchObject({ status: expected.to, version: 2 });
    } else {
      expect(outcome).toEqual({ kind: 'transition', message: expected.message });
      expect(found.visits.get('w')).toEqual(before);
    }
  });
});

describe('a step of a visit', () => {
  test.each(steps)(
    '%s is forbidden without permission, and notFound for another technician',
    async (name, [, act]) => {
      const { deps } = world(inStatus('IN_PROGRESS'));
      expect(await act(deps, OTHER)).toEqual({ kind: 'notFound' });
      expect(await act(inMemory().deps, ADMIN)).toEqual({ kind: 'notFound' });
      const byAgent = Promise.resolve().then(() => act(deps, AGENT));
      if (name === 'endVisitIncomplete') await expect(byAgent).resolves.toMatchObject({ kind: 'done' });
      else await expect(byAgent).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    },
  );

  test("that starts work ends the service's hold; travelling does not", async () => {
    const begun = world(inStatus('SCHEDULED'), onHold);
    await start(begun.deps, TECHNICIAN);
    expect(begun.found.services.get('v')).toMatchObject({ status: 'IN_PROGRESS', hold: null });
    const onTheWay = world(inStatus('SCHEDULED'), onHold);
    await STEPS['travelToVisit']?.[1](onTheWay.deps, TECHNICIAN);
    expect(onTheWay.found.services.get('v')).toMatchObject({ status: 'ON_HOLD' });
  });

  test('that starts work is refused while the technician works elsewhere, and can be retried', async () => {
    const elsewhere = inStatus('IN_PROGRESS', {
      id: 'x',
      starts: { tec: { at: at('09:30'), unconfirmed: false } },
    });
    const { deps } = world(inStatus('SCHEDULED'), {}, [elsewhere]);
    expect(await start(deps, TECHNICIAN)).toMatchObject({ kind: 'transition', passes: true });
    // A start before that work is accepted.
    const early = { occurredAt: at('09:20') };
    expect(await start(deps, TECHNICIAN, early)).toMatchObject({ kind: 'done' });
  });

  test('is refused weeks before its day', async () => {
    const later = {
      plannedStart: new Date('2026-12-15T09:00:00Z'),
      plannedEnd: new Date('2026-12-15T10:00:00Z'),
    };
    const { deps } = world(inStatus('SCHEDULED', later));
    expect(await start(deps, TECHNICIAN)).toMatchObject({ kind: 'transition' });
  });

  test('is stored at the time of the tap, unconfirmed if the clock is implausible', async () => {
    const { deps, found } = world(inStatus('SCHEDULED'));
    await start(deps, TECHNICIAN, { occurredAt: at('09:30') });
    expect(found.visits.get('w')).toMatchObject({
      ...{
        arrivedAt: at('09:30'),
        unconfirmed: [],
        starts: { tec: { at: at('09:30'), unconfirmed: false } },
      },
    });
    expect(found.audited).toMatchObject([
      { at: at('09:30'), after: { status: 'IN_PROGRESS', occurredAt: at('09:30') } },
    ]);
    const late = world(inStatus('SCHEDULED', { createdAt: at('00:00') }));
    await start(late.deps, TECHNICIAN, { occurredAt: new Date('2026-11-10T09:00:00Z') });
    expect(late.found.visits.get('w')?.unconfirmed).toEqual(['ARRIVAL']);
  });
});

describe('a refused step', () => {
  const said = { occurredAt: at('09:30') };

  test('without a time is not filed', async () => {
    const { deps, found } = world(inStatus('CANCELLED'));
    expect(await start(deps, TECHNICIAN)).toMatchObject({ kind: 'transition' });
    expect(found.acts).toEqual([]);
  });

  test.each<[string, Partial<Visit>, string]>([
    ['is cancelled', { status: 'CANCELLED' }, 'La visita estaba anulada'],
    [
      'was ended by the office',
      { status: 'NOT_COMPLETED', finishedAt: at('09:20') },
      'La visita ya estaba «No completada»',
    ],
    [
      'was reassigned',
      {
        technicians: [],
        technicianIds: [],
        formerTechnicians: [{ id: 'tec', name: 'Leo Gil', color: 'teal' }],
      },
      'La visita ya no era suya: la oficina se la dio a otra persona',
    ],
  ])('because the visit %s is filed for review', async (_why, visit, because) => {
    const { deps, found } = world(inStatus('SCHEDULED', visit));
    const filed = { kind: 'filed', reviewId: 'new1', because };
    expect(await start(deps, TECHNICIAN, said)).toEqual(filed);
    expect(found.reviews.get('new1')).toMatchObject({
      ...{ status: 'OPEN', visitId: 'w', technician: { id: 'tec' }, because, actCount: 1, from: at('09:30') },
    });
    expect(found.acts).toMatchObject([{ number: 1, work: { operation: 'START' }, at: at('09:30') }]);
    expect(found.visits.get('w')).toMatchObject({ openReviews: { tec: 'new1' }, version: 1 });
    expect(found.services.get('v')).toMatchObject({ reviews: { open: 1, total: 1 } });
  });

  test('is filed while earlier work awaits review, even if it would be accepted now', async () => {
    const { deps, found } = world(inStatus('CANCELLED'));
    await start(deps, TECHNICIAN, said);
    const visit = found.visits.get('w');
    if (visit) found.visits.set('w', { ...visit, status: 'IN_PROGRESS', arrivedAt: at('09:30') });
    await STEPS['pauseVisit']?.[1](deps, TECHNICIAN, { occurredAt: at('09:40') });
    expect(found.reviews.get('new1')).toMatchObject({ actCount: 2, version: 2, to: at('09:40') });
    expect(found.visits.get('w')?.status).toBe('IN_PROGRESS');
  });

  test('of another technician is notFound, even if they ask to file it', async () => {
    const { deps, found } = world(inStatus('CANCELLED'));
    expect(await start(deps, OTHER, { ...said, file: true })).toEqual({ kind: 'notFound' });
    expect(found.acts).toEqual([]);
  });

  test("that a colleague did first is recorded with the technician's own start", async () => {
    const { deps, found } = world(inStatus('IN_PROGRESS', { arrivedAt: at('09:20') }));
    expect(await start(deps, TECHNICIAN, { occurredAt: at('09:25') })).toEqual({
      kind: 'done',
      ids: ['w', 'v'],
    });
    expect(found.visits.get('w')).toMatchObject({
      ...{ version: 1, arrivedAt: at('09:20'), starts: { tec: { at: at('09:25') } } },
    });
    expect(found.audited).toMatchObject([{ before: null, at: at('09:25') }]);
    expect(found.acts).toEqual([]);
  });
});

describe('the end of a visit', () => {
  const file = (id: string, kind: Attachment['kind']): Attachment => ({
    ...{ id, kind, serviceId: 'v', visitId: 'w', mime: 'image/png', size: 1, sha256: `sha-${id}` },
    ...{ authorId: 'tec', authorName: 'Leo Gil', createdAt: at('09:30'), reported: false },
  });
  const signed = { signer: { name: 'Aurora Cid' }, signatureId: 's1' };
  const complete = ({ deps }: { deps: Deps }, input = {}) =>
    completeVisit(deps, { viewer: TECHNICIAN, key: null }, { id: 'w', resolution: ' Cambiada ', ...input });

  test('finishes the service and stores a report, protecting its files', async () => {
    const files = [file('p1', 'AFTER'), file('s1', 'SIGNATURE')];
    const known = world(inStatus('IN_PROGRESS'), { requiresSignature: true, minPhotos: 1 }, [], files);
    expect(await complete(known, signed)).toMatchObject({ kind: 'done' });
    const [report] = known.found.reports.values();
    expect(report).toMatchObject({
      ...{ number: 1, isLatest: true, visitId: 'w', previousHash: null, signer: { name: 'Aurora Cid' } },
      snapshot: { work: { resolution: 'Cambiada' }, photos: [{ attachmentId: 'p1' }] },
    });
    expect(known.found.visits.get('w')).toMatchObject({
      ...{ status: 'COMPLETED', resolution: 'Cambiada', finishedAt: NOW, reportId: report?.id },
    });
    expect(known.found.services.get('v')).toMatchObject({
      ...{ status: 'FINISHED', resolution: 'Cambiada', lastReport: { signed: true, refused: false } },
    });
    expect([...known.found.files.values()].every(({ reported }) => reported)).toBe(true);
  });

  test('reports all missing requirements at once, and changes nothing', async () => {
    const known = world(
      inStatus('IN_PROGRESS'),
      { requiresSignature: true, minPhotos: 2 },
      [],
      [file('d', 'DOCUMENT')],
    );
    const outcome = await complete(known, { resolution: ' ' });
    expect(outcome).toMatchObject({
      ...{ kind: 'invalid', fields: [{ path: 'resolution' }, { path: 'photos' }, { path: 'signature' }] },
    });
    expect([known.found.visits.get('w')?.status, known.found.reports.size]).toEqual(['IN_PROGRESS', 0]);
  });

  test('lacking something is filed if the technician sends it to the office', async () => {
    const known = world(inStatus('IN_PROGRESS'), { minPhotos: 1 });
    const said = { occurredAt: at('09:50') };
    expect(await complete(known, said)).toMatchObject({ kind: 'invalid', fields: [{ path: 'photos' }] });
    expect(await complete(known, { ...said, file: true })).toMatchObject({
      ...{ kind: 'filed', because: expect.stringContaining('Falta 1 foto') as string },
    });
  });

  test('as incomplete makes the service PENDING, keeping lines and answers', async () => {
    const known = world(inStatus('PAUSED'));
    const input = { id: 'w', outcome: 'PARTIAL', reason: 'MISSING_MATERIAL', note: ' Falta ' } as const;
    await endVisitIncomplete(known.deps, { viewer: TECHNICIAN, key: null }, input);
    expect(known.found.visits.get('w')).toMatchObject({
      ...{ outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL', reason: 'Falta', finishedAt: NOW },
      pauses: [{ to: NOW }],
    });
    expect(known.found.services.get('v')).toMatchObject({ status: 'PENDING', open: true });
  });
});
