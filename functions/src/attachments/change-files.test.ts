import { describe, expect, test } from 'vitest';
import { aService, aVisit } from '../work/testing/test-service.ts';
import type { Service } from '../work/service.ts';
import type { Acting } from '../acting.ts';
import { ADMIN, AGENT, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import type { Visit } from '../work/visit.ts';
import { addAttachment } from './add-attachment.ts';
import { ATTACHMENTS_MAX, type Attachment } from './attachment.ts';
import { removeAttachment } from './remove-attachment.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const MADE = 'A'.repeat(20);
const OTHER: Acting = { id: 'other', role: 'TECHNICIAN', name: 'Noa', lastName: 'Gil' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const OVER = { kind: 'transition', message: 'Tu visita ya ha terminado: los archivos los cambia la oficina' };

const at = (changes: Partial<Visit> = {}) =>
  aVisit({ status: 'IN_PROGRESS', plannedStart: NOW, arrivedAt: NOW, ...changes });
const file = (changes: Partial<Attachment> = {}): Attachment => ({
  ...{ id: 'f', serviceId: 'v', visitId: 'w', kind: 'BEFORE', mime: 'image/png', size: 1, sha256: 'x' },
  ...{ authorId: 'tec', authorName: 'Leo Gil', createdAt: NOW, reported: false },
  ...changes,
});
const world = (visits: Visit[] = [at()], files: Attachment[] = [], service: Partial<Service> = {}) =>
  inMemory({ services: [aService({ technicianIds: ['tec'], ...service })], visits, files });
type Known = ReturnType<typeof world>;
const add = ({ deps }: Known, viewer: Acting, input = {}) =>
  addAttachment(deps, viewer, {
    ...{ id: MADE, serviceId: 'v', visitId: 'w', kind: 'BEFORE', occurredAt: null, bytes: PNG, ...input },
  });
const remove = ({ deps }: Known, viewer: Acting, input = {}) =>
  removeAttachment(deps, viewer, { id: 'f', ...input }, null);

describe('adding a file', () => {
  test('stores it once with its author, and refuses other content under its id', async () => {
    const known = world();
    const done = { kind: 'done', ids: [MADE], file: { id: MADE, createdAt: NOW } };
    expect(await add(known, TECHNICIAN)).toMatchObject(done);
    expect(known.found.files.get(MADE)).toMatchObject({
      authorId: 'tec',
      authorName: 'Leo Gil',
      mime: 'image/png',
    });
    expect(await add(known, TECHNICIAN)).toMatchObject(done);
    expect(await add(known, TECHNICIAN, { kind: 'AFTER' })).toEqual({ kind: 'taken' });
    expect(known.found.audited).toHaveLength(1);
  });

  test.each<[string, Acting, object]>([
    ['of another service', TECHNICIAN, { serviceId: 'none' }],
    ['of an unknown visit', AGENT, { visitId: 'none' }],
    ['of a visit of another service', AGENT, { visitId: 'elsewhere' }],
    ['of a colleague’s visit', TECHNICIAN, { visitId: 'theirs' }],
    ['of a service without own visits', OTHER, { visitId: null }],
  ])('returns notFound for one %s', async (_what, viewer, input) => {
    const theirs = at({ id: 'theirs', technicians: [], technicianIds: ['noa'] });
    const elsewhere = at({ id: 'elsewhere', summary: { ...at().summary, serviceId: 'z' } });
    expect(await add(world([at(), theirs, elsewhere]), viewer, input)).toEqual({ kind: 'notFound' });
  });

  test.each(['COMPLETED', 'NOT_COMPLETED'] as const)(
    'of a visit in %s is for the office, but one taken before its end is accepted',
    async (status) => {
      const ended = () => world([at({ status, finishedAt: NOW })], [file()]);
      for (const visitId of ['w', null]) expect(await add(ended(), TECHNICIAN, { visitId })).toEqual(OVER);
      expect(await remove(ended(), TECHNICIAN)).toEqual(OVER);
      expect(await add(ended(), AGENT)).toMatchObject({ kind: 'done' });
      expect(await remove(ended(), AGENT)).toEqual({ kind: 'done', ids: ['f', 'v'] });
      const taken = { occurredAt: '2026-11-20T09:30:00Z' };
      expect(await add(ended(), TECHNICIAN, taken)).toMatchObject({ kind: 'done' });
    },
  );

  test('is refused to technicians weeks before the visit, as is removing', async () => {
    const ahead = world(
      [at({ status: 'SCHEDULED', plannedStart: new Date('2026-12-30T09:00:00Z') })],
      [file()],
    );
    const message = expect.stringMatching(/podrás hacerlo desde el día anterior$/) as string;
    expect(await add(ahead, TECHNICIAN)).toEqual({ kind: 'transition', message });
    expect(await remove(ahead, TECHNICIAN)).toEqual({ kind: 'transition', message });
    expect(await remove(ahead, AGENT)).toMatchObject({ kind: 'done' });
  });

  test.each([
    ['CLOSED', 'Cerrado'],
    ['CANCELLED', 'Anulado'],
  ] as const)('of a service in %s is refused to everybody', async (status, word) => {
    const message = `No se pueden cambiar los archivos de un servicio «${word}»`;
    for (const viewer of [ADMIN, AGENT, TECHNICIAN]) {
      expect(await add(world([at()], [], { status }), viewer)).toEqual({ kind: 'transition', message });
    }
    expect(await remove(world([at()], [file()], { status }), ADMIN)).toEqual({ kind: 'transition', message });
  });

  test('of a cancelled visit is refused', async () => {
    const message = 'No se pueden cambiar los archivos de una visita anulada';
    const annulled = world([at({ status: 'CANCELLED', days: [] })]);
    expect(await add(annulled, AGENT)).toEqual({ kind: 'transition', message });
  });

  test('above the limit is refused, but up to twice the limit is accepted from the field', async () => {
    const files = Array.from({ length: ATTACHMENTS_MAX }, (_, index) =>
      file({ id: `f${index}`, visitId: null }),
    );
    expect(await add(world([at()], files), AGENT)).toMatchObject({ kind: 'full' });
    const photos = files.slice(0, 20).map((each) => ({ ...each, visitId: 'w' }));
    expect(await add(world([at()], photos), TECHNICIAN)).toMatchObject({ kind: 'full' });
    const taken = { occurredAt: '2026-11-20T09:30:00Z' };
    expect(await add(world([at()], files), TECHNICIAN, taken)).toMatchObject({ kind: 'done' });
  });
});

describe('removing a file', () => {
  test('that a report shows is refused to everybody', async () => {
    const message = 'Está en un parte de trabajo y ya no se puede quitar';
    expect(await remove(world([at()], [file({ reported: true })]), ADMIN)).toEqual({
      kind: 'transition',
      message,
    });
  });

  test("added by the office is for the office, except photos of the technician's own visit", async () => {
    const message = 'Lo añadió otra persona: solo lo puede quitar la oficina';
    for (const changes of [{ kind: 'DOCUMENT' as const }, { visitId: null }]) {
      const known = world([at()], [file({ authorId: 'agent', ...changes })]);
      expect(await remove(known, TECHNICIAN)).toEqual({ kind: 'transition', message });
    }
    for (const changes of [{ authorId: 'agent' }, { kind: 'DOCUMENT' as const }]) {
      const known = world([at()], [file(changes)]);
      expect(await remove(known, TECHNICIAN)).toMatchObject({ kind: 'done' });
      expect(known.found.files.size).toBe(0);
    }
  });

  test('is filed for review if refused to a technician with a time', async () => {
    const known = world([at({ status: 'COMPLETED', finishedAt: NOW })], [file({ reported: true })]);
    expect(await remove(known, TECHNICIAN, { occurredAt: NOW })).toMatchObject({ kind: 'filed' });
    expect(known.found.acts).toMatchObject([{ work: { operation: 'REMOVE_FILE', attachmentId: 'f' } }]);
    expect(known.found.files.size).toBe(1);
  });

  test("returns notFound for an unknown file or a colleague's", async () => {
    expect(await remove(world(), AGENT)).toEqual({ kind: 'notFound' });
    const theirs = world([at({ technicians: [], technicianIds: ['noa'] })], [file()]);
    expect(await remove(theirs, TECHNICIAN)).toEqual({ kind: 'notFound' });
  });
});
