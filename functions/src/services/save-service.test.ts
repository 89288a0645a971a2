import { describe, expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { anItem } from '../items/testing/test-item.ts';
import { AGENT, anEquipment, aSite, inMemory } from '../unit/testing/test-unit.ts';
import { createService } from './create-service.ts';
import type { ServiceType } from '../settings/settings.ts';
import { aService } from '../work/testing/test-service.ts';
import { updateService } from './update-service.ts';

const TYPE: ServiceType = {
  ...{ id: 'type', name: 'Avería', retired: false, category: 'BREAKDOWN', durationMinutes: 90 },
  ...{ priority: 'HIGH', instructions: null, checklist: [], skillIds: [], requiresSignature: true },
  minPhotos: 1,
};
const TYPES = { values: [TYPE, { ...TYPE, id: 'old', retired: true }] };
const LEO = { id: 'leo', name: 'Leo Gil', role: 'TECHNICIAN', active: true } as const;
const PAST = { start: new Date('2026-11-20T07:00:00Z'), end: new Date('2026-11-20T08:00:00Z') };
const FORM = { clientId: 'x', siteId: 's', equipmentIds: [], typeId: 'type', title: 'No calienta' };
const invalid = (path: string) => ({ kind: 'invalid', fields: [{ path }] });

type World = NonNullable<Parameters<typeof inMemory>[0]>;
const world = (changes: World = {}) =>
  inMemory({
    ...{ clients: [aClient()], sites: [aSite()], equipment: [anEquipment()], services: [aService()] },
    settings: { serviceTypes: TYPES },
    ...changes,
  });

describe('createService', () => {
  const create = (
    { deps }: ReturnType<typeof world>,
    changes: object = {},
    followsUpId: string | null = null,
  ) => createService(deps, AGENT, { service: { ...FORM, ...changes }, followsUpId }, null);

  test('takes omitted fields from the type', async () => {
    const known = world();
    expect(await create(known)).toEqual({ kind: 'done', ids: ['new1'] });
    expect(known.found.services.get('new1')).toMatchObject({
      ...{ status: 'PENDING', priority: 'HIGH', durationMinutes: 90, requiresSignature: true, minPhotos: 1 },
      ...{ client: { id: 'x' }, site: { id: 's' }, followsUp: null },
    });
  });

  test.each([
    ['an unknown client', world({ clients: [] }), {}, invalid('service.clientId')],
    [
      'an archived client',
      world({ clients: [aClient({ archived: true })] }),
      {},
      { kind: 'transition', message: 'El cliente está archivado: restáuralo antes' },
    ],
    ['an archived site', world({ sites: [aSite({ archived: true })] }), {}, invalid('service.siteId')],
    [
      'a site of another client',
      world({ sites: [aSite({ client: { id: 'y', code: '', name: '' } })] }),
      {},
      invalid('service.siteId'),
    ],
    [
      'a machine that was retired',
      world({ equipment: [anEquipment({ status: 'RETIRED' })] }),
      { equipmentIds: ['e'] },
      invalid('service.equipmentIds'),
    ],
    [
      'a machine of another site',
      world({ equipment: [anEquipment({ site: { id: 't', name: 'Otra' } })] }),
      { equipmentIds: ['e'] },
      invalid('service.equipmentIds'),
    ],
    ['an owner who is nobody', world(), { ownerId: 'nobody' }, invalid('service.ownerId')],
    ['a technician as its owner', world({ staff: [LEO] }), { ownerId: 'leo' }, invalid('service.ownerId')],
    [
      'a promise that is over',
      world(),
      { promisedWindow: PAST },
      { kind: 'invalid', fields: [{ path: 'service.promisedWindow.end', message: 'Ya ha pasado' }] },
    ],
    ['a type that was retired', world(), { typeId: 'old' }, invalid('service.typeId')],
  ])('refuses %s', async (_what, known, changes, expected) => {
    expect(await create(known, changes)).toMatchObject(expected);
    expect(known.found.services.size).toBe(1);
  });

  test("adds the type's default lines at catalogue prices, without archived items", async () => {
    const defaultLines = [
      { itemId: 'travel', quantityMilli: 1_000 },
      { itemId: 'old', quantityMilli: 1_000 },
      { itemId: 'gone', quantityMilli: 1_000 },
      { itemId: 'hour', quantityMilli: 1_500 },
    ];
    const known = world({
      settings: { serviceTypes: { values: [{ ...TYPE, defaultLines }] } },
      items: [
        anItem({ id: 'travel', ref: 'D-1', name: 'Desplazamiento', kind: 'TRAVEL', priceCents: 2_500 }),
        anItem({ id: 'old', archived: true }),
        anItem({ id: 'hour', kind: 'LABOUR', unit: 'HOUR', priceCents: null, costCents: 1_900 }),
      ],
    });
    await create(known, { underWarranty: true });
    const [travel, hour, ...rest] = known.found.services.get('new1')?.lines ?? [];
    expect(travel).toMatchObject({
      ...{
        item: { id: 'travel', code: 'D-1' },
        text: 'Desplazamiento',
        kind: 'TRAVEL',
        unitPriceCents: 2_500,
      },
      ...{
        quantityMilli: 1_000,
        billable: 'WARRANTY',
        authorId: 'agent',
        authorName: 'Eva Sanz',
        version: 1,
      },
    });
    expect(hour).toMatchObject({
      unit: 'HOUR',
      quantityMilli: 1_500,
      unitPriceCents: null,
      costCents: 1_900,
    });
    expect(rest).toEqual([]);
    expect(travel?.id).not.toBe(hour?.id);
  });

  test('links the preceding service', async () => {
    const known = world();
    await create(known, {}, 'v');
    expect(known.found.services.get('new1')?.followsUp).toMatchObject({ id: 'v', code: 'S-2026-0001' });
    expect(await create(world(), {}, 'nobody')).toMatchObject(invalid('followsUpId'));
  });
});

describe('updateService', () => {
  const update = ({ deps }: ReturnType<typeof world>, changes: object = {}) =>
    updateService(deps, AGENT, { id: 'v', version: 1, service: { ...FORM, ...changes } }, null);

  test('keeps omitted priority and duration, and the deadline', async () => {
    const known = world();
    const { dueAt } = aService();
    expect(await update(known, { title: 'Gotea' })).toEqual({ kind: 'done', ids: ['v'] });
    expect(known.found.services.get('v')).toMatchObject({
      ...{ title: 'Gotea', priority: 'NORMAL', durationMinutes: 60, dueAt },
    });
  });

  test('keeps fields that were not sent, and clears those sent as null', async () => {
    const notBefore = new Date('2026-12-01T08:00:00Z');
    const change = async (sent: object) => {
      const known = world({ services: [aService({ description: 'Gotea', notBefore, underWarranty: true })] });
      await updateService(known.deps, AGENT, { id: 'v', version: 1, service: { ...FORM, ...sent } }, null);
      return known.found.services.get('v');
    };
    expect(await change({ title: 'Otra' })).toMatchObject({
      title: 'Otra',
      description: 'Gotea',
      notBefore,
      underWarranty: true,
    });
    expect(await change({ description: null, notBefore: null })).toMatchObject({
      description: null,
      notBefore: null,
    });
  });

  test('recalculates the deadline for another priority', async () => {
    const known = world();
    await update(known, { priority: 'URGENT' });
    // Eight hours after it was asked for.
    expect(known.found.services.get('v')?.dueAt).toEqual(new Date('2026-11-19T17:00:00Z'));
  });

  test('keeps a site archived and equipment retired since', async () => {
    const label = { label: 'Caldera', serialNumber: null, warrantyUntil: null };
    const known = world({
      sites: [aSite({ archived: true })],
      equipment: [anEquipment({ status: 'RETIRED' })],
      services: [aService({ equipment: [{ id: 'e', ...label }] })],
    });
    expect(await update(known, { equipmentIds: ['e'] })).toMatchObject({ kind: 'done' });
  });

  test.each([
    ['an unknown service', { services: [] }, {}, { kind: 'notFound' }],
    ['a stale version', { services: [aService({ version: 2 })] }, {}, { kind: 'conflict' }],
    [
      'one that is closed',
      { services: [aService({ status: 'CLOSED', explicit: 'CLOSED' })] },
      {},
      { kind: 'transition', message: 'No es posible editar un servicio «Cerrado»' },
    ],
    ['another type', {}, { typeId: 'old' }, invalid('service.typeId')],
    [
      'another client',
      { clients: [aClient(), aClient({ id: 'y' })] },
      { clientId: 'y' },
      invalid('service.clientId'),
    ],
  ])('refuses %s', async (_what, changes, typed, expected) => {
    expect(await update(world(changes), typed)).toMatchObject(expected);
  });
});
