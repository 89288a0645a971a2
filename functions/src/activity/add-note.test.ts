import { PROSPECT_STATUSES } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { describe, expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { aService, aVisit } from '../work/testing/test-service.ts';
import { AGENT, aProspect, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { addNote } from './add-note.ts';

type Input = Parameters<typeof addNote>[2];

function add(world: Parameters<typeof inMemory>[0], input: Partial<Input>, viewer = AGENT) {
  const { deps, found } = inMemory(world);
  const whole = { entity: 'PROSPECT', id: 'p', kind: 'NOTE', text: 'Llama', ...input } as const;
  return { found, outcome: addNote(deps, viewer, whole, null) };
}

describe('addNote', () => {
  const world = { prospects: [aProspect()], clients: [aClient()], services: [aService()] };

  test.each([
    [{ entity: 'PROSPECT', id: 'p' }, 'Eva Sanz', []],
    [{ entity: 'CLIENT', id: 'x' }, 'Uno', []],
    [{ entity: 'SERVICE', id: 'v' }, 'S-2026-0001 No calienta', [{ entity: 'CLIENT', id: 'x' }]],
  ] as const)('stores a note under %j', async (about, subject, alsoOn) => {
    const { found, outcome } = add(world, { ...about, text: ' Llama\r\nmañana ' });
    expect((await outcome).kind).toBe('done');
    expect(found.notes).toMatchObject([{ ...about, subject, alsoOn, text: 'Llama\nmañana' }]);
  });

  test.each(['PROSPECT', 'CLIENT', 'SERVICE'] as const)(
    'returns notFound for an unknown %s',
    async (entity) => {
      expect(await add(world, { entity, id: 'nobody' }).outcome).toEqual({ kind: 'notFound' });
    },
  );

  test.each<[string, Partial<Input>, string]>([
    ['about a site', { entity: 'SITE' }, 'entity'],
    ['without words', { text: ' ' }, 'text'],
    ['for oneself that answers', { answers: true }, 'answers'],
    ['about a client that answers', { entity: 'CLIENT', id: 'x', kind: 'CALL', answers: true }, 'answers'],
  ])('refuses a note %s', async (_what, input, path) => {
    const { found, outcome } = add(world, input);
    expect(await outcome).toMatchObject({ kind: 'invalid', fields: [{ path }] });
    expect(found.notes).toEqual([]);
  });
});

describe("a technician's note about a service", () => {
  const about = { entity: 'SERVICE', id: 'v' } as const;
  const noted = { ...about, occurredAt: new Date('2026-11-20T09:00:00Z') };
  const given = {
    technicianIds: ['other'],
    formerTechnicians: [{ id: 'tec', name: 'Leo Gil', color: 'teal' }],
  };

  test('is stored for a visit of their own only', async () => {
    const own = { services: [aService({ technicianIds: ['tec'] })] };
    expect((await add(own, about, TECHNICIAN).outcome).kind).toBe('done');
    const others = { services: [aService({ technicianIds: ['other'] })] };
    expect(await add(others, noted, TECHNICIAN).outcome).toEqual({ kind: 'notFound' });
  });

  test('written offline is stored even after the visit was reassigned', async () => {
    const world = { services: [aService({ technicianIds: ['other'] })], visits: [aVisit(given)] };
    const { found, outcome } = add(world, noted, TECHNICIAN);
    expect((await outcome).kind).toBe('done');
    expect(found.notes).toMatchObject([{ at: noted.occurredAt }]);
    expect(await add(world, about, TECHNICIAN).outcome).toEqual({ kind: 'notFound' });
  });
});

describe('a note that answers a prospect', () => {
  const call = { kind: 'CALL', answers: true } as const;

  test('moves a new prospect to CONTACTED, a millisecond after the note', async () => {
    const { found, outcome } = add({ prospects: [aProspect()] }, call);
    expect((await outcome).kind).toBe('done');
    const at = new Date('2026-11-20T10:00:00.001Z');
    expect(found.prospects.get('p')).toMatchObject({ status: 'CONTACTED', firstResponseAt: at, version: 2 });
    expect(found.audited).toEqual([{ action: 'advanceProspect', at }]);
  });

  test.each(PROSPECT_STATUSES.filter((status) => status !== 'NEW'))(
    'does not change a prospect in %s',
    async (status) => {
      const { found, outcome } = add({ prospects: [aProspect({ status })] }, call);
      expect((await outcome).kind).toBe('done');
      expect(found.prospects.get('p')).toEqual(aProspect({ status }));
    },
  );

  test('must say so: an ordinary call does not move the prospect', async () => {
    const { found, outcome } = add({ prospects: [aProspect()] }, { kind: 'CALL' });
    await outcome;
    expect(found.prospects.get('p')).toMatchObject({ status: 'NEW' });
  });
});
