import { describe, expect, test } from 'vitest';
import type { DuplicateMatch } from '../graphql/types.generated.ts';
import type { ServiceType } from '../settings/settings.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { AGENT, aProspect, inMemory } from '../unit/testing/test-unit.ts';
import { createProspect } from './create-prospect.ts';
import { updateProspect } from './update-prospect.ts';

const value = (id: string, retired = false) => ({ id, name: `Valor ${id}`, retired });
const TYPE: Omit<ServiceType, 'id' | 'name' | 'retired'> = {
  ...{ category: 'BREAKDOWN', durationMinutes: 60, priority: 'NORMAL', instructions: null, skillIds: [] },
  ...{ checklist: [], requiresSignature: false, minPhotos: 0 },
};
const SETTINGS = {
  reasons: { prospectSources: [value('web'), value('radio', true)] },
  serviceTypes: { values: ['boiler', 'leak', 'fax'].map((id) => ({ ...TYPE, ...value(id, id === 'fax') })) },
};
const STAFF = [
  { id: 'agent', name: 'Eva Sanz', role: 'AGENT', active: true } as const,
  { id: 'gone', name: 'Se fue', role: 'AGENT', active: false } as const,
  { id: 'tec', name: 'Leo Gil', role: 'TECHNICIAN', active: true } as const,
];
const ALIKE: DuplicateMatch = {
  ...{ entity: 'CLIENT', id: 'y', code: 'C-2026-0002', kind: 'COMPANY', name: 'Dos', prospectStatus: null },
  ...{ archived: false, phone: null, address: null, openServices: null, matchedOn: ['NIF'] },
};

type World = NonNullable<Parameters<typeof inMemory>[0]>;
type CreateInput = Parameters<typeof createProspect>[2];
type UpdateInput = Parameters<typeof updateProspect>[2];

function create(world: World, prospect: Partial<CreateInput['prospect']>, notDuplicateOf: string[] = []) {
  const { deps, found } = inMemory({ staff: STAFF, settings: SETTINGS, ...world });
  const input = { prospect: { kind: 'PERSON' as const, ...prospect }, notDuplicateOf };
  return { found, outcome: createProspect(deps, AGENT, input, null) };
}

function update(world: World, prospect: Partial<UpdateInput['prospect']>, input: Partial<UpdateInput> = {}) {
  const { deps, found } = inMemory({ staff: STAFF, settings: SETTINGS, ...world });
  const whole = { id: 'p', version: 1, prospect: { kind: 'PERSON' as const, ...prospect }, ...input };
  return { found, outcome: updateProspect(deps, AGENT, whole, null) };
}

const ANA = { name: 'Ana', phone: '612345678' };
const WRONG = [
  [{ phone: '112' }, 'prospect.phone', 'Indica un teléfono válido'],
  [{ email: 'ana@' }, 'prospect.email', 'Indica un correo electrónico válido'],
  [{ nif: '12345678A' }, 'prospect.nif', 'Indica un NIF válido'],
  [{ need: 'x'.repeat(101) }, 'prospect.need', 'No puede tener más de 100 caracteres'],
  [{ notes: 'x'.repeat(4_001) }, 'prospect.notes', 'No puede tener más de 4000 caracteres'],
  [
    { address: { street: 'Luna', postalCode: '99000', city: 'Madrid' } },
    'prospect.address.postalCode',
    'Indica un código postal válido',
  ],
  [{ sourceId: 'nobody' }, 'prospect.sourceId', MESSAGES.unavailable],
  [{ sourceId: 'radio' }, 'prospect.sourceId', MESSAGES.unavailable],
  [{ interestIds: ['boiler', 'fax'] }, 'prospect.interestIds', MESSAGES.unavailable],
  [{ ownerId: 'nobody' }, 'prospect.ownerId', MESSAGES.unavailable],
  [{ ownerId: 'gone' }, 'prospect.ownerId', MESSAGES.unavailable],
  [{ ownerId: 'tec' }, 'prospect.ownerId', MESSAGES.unavailable],
] as const;

describe('createProspect', () => {
  test('stores a new prospect with owner and response deadline', async () => {
    const { found, outcome } = create(
      {},
      { ...ANA, ownerId: 'agent', sourceId: 'web', interestIds: ['leak'] },
    );
    expect(await outcome).toEqual({ kind: 'done', ids: ['new1'] });
    expect(found.prospects.get('new1')).toMatchObject({
      ...{ status: 'NEW', name: 'Ana', phone: '+34612345678', sourceId: 'web', interestIds: ['leak'] },
      ...{ owner: { id: 'agent', name: 'Eva Sanz' }, notDuplicateOf: [], convertedTo: null },
      firstResponseDueAt: new Date('2026-11-21T10:00:00Z'),
    });
  });

  test.each([
    ...WRONG.map(([changes, ...rest]) => [{ ...ANA, ...changes }, ...rest] as const),
    [{ phone: '612345678' }, 'prospect.name', 'Este campo es requerido'],
    [{ ...ANA, kind: 'COMPANY' }, 'prospect.legalName', 'Este campo es requerido'],
    [{ name: 'Ana' }, 'prospect.phone', 'Indica un teléfono o un correo electrónico'],
  ] as const)('refuses %j at %s', async (prospect, path, message) => {
    const { found, outcome } = create({}, prospect as Partial<CreateInput['prospect']>);
    expect(await outcome).toEqual({ kind: 'invalid', fields: [{ path, message }] });
    expect(found.prospects.size).toBe(0);
  });

  test('asks about similar records until acknowledged, and allows the NIF of a client', async () => {
    const alike = [ALIKE];
    expect(await create({ alike }, ANA).outcome).toEqual({
      ...{ kind: 'duplicate', matches: alike, mustLink: false },
    });
    const { found, outcome } = create({ alike }, ANA, ['y', 'unasked']);
    expect((await outcome).kind).toBe('done');
    expect(found.prospects.get('new1')).toMatchObject({ notDuplicateOf: ['y'] });
  });
});

describe('updateProspect', () => {
  const prospects = [aProspect({ notes: 'Por la tarde' })];

  test('changes the sent fields and keeps the rest', async () => {
    const { found, outcome } = update({ prospects }, { name: 'Ana', ownerId: 'agent' });
    expect((await outcome).kind).toBe('done');
    expect(found.prospects.get('p')).toMatchObject({
      ...{ name: 'Ana', lastName: 'Sanz', notes: 'Por la tarde', version: 2, owner: { id: 'agent' } },
    });
  });

  test('returns a conflict for a stale version, and notFound for an unknown id', async () => {
    expect(await update({ prospects }, {}, { version: 7 }).outcome).toEqual({ kind: 'conflict' });
    expect(await update({ prospects }, {}, { id: 'nobody' }).outcome).toEqual({ kind: 'notFound' });
  });

  test('refuses a converted prospect', async () => {
    const { outcome } = update({ prospects: [aProspect({ status: 'CONVERTED' })] }, { name: 'Ana' });
    const message = 'Un prospecto convertido ya no se modifica: sus datos están en el cliente';
    expect(await outcome).toEqual({ kind: 'transition', message });
  });

  test.each(WRONG)('refuses %j at %s', async (changes, path, message) => {
    const { found, outcome } = update({ prospects }, changes as Partial<UpdateInput['prospect']>);
    expect(await outcome).toEqual({ kind: 'invalid', fields: [{ path, message }] });
    expect(found.prospects.get('p')).toMatchObject({ version: 1 });
  });

  test('reports what the whole record lacks, even in fields that were not sent', async () => {
    const world = { prospects: [aProspect({ phone: null, email: 'eva@ejemplo.es' })] };
    expect(await update(world, { kind: 'COMPANY', email: null }).outcome).toMatchObject({
      ...{ kind: 'invalid', fields: [{ path: 'prospect.legalName' }, { path: 'prospect.phone' }] },
    });
  });

  test('keeps existing values that can no longer be chosen', async () => {
    const owner = { id: 'gone', name: 'Se fue' };
    const world = { prospects: [aProspect({ owner, sourceId: 'radio', interestIds: ['fax'] })] };
    const kept = { ownerId: 'gone', sourceId: 'radio', interestIds: ['fax', 'boiler'] };
    const { found, outcome } = update(world, kept);
    expect((await outcome).kind).toBe('done');
    expect(found.prospects.get('p')).toMatchObject({
      ...{ owner, sourceId: 'radio', interestIds: ['fax', 'boiler'] },
    });
    const fields = ['sourceId', 'interestIds', 'ownerId'].map((name) => ({
      ...{ path: `prospect.${name}`, message: MESSAGES.unavailable },
    }));
    expect(await update({ prospects }, kept).outcome).toEqual({ kind: 'invalid', fields });
  });

  test('stores acknowledged records if they are similar', async () => {
    const world = { prospects: [aProspect({ notDuplicateOf: ['x'] })], alike: [ALIKE] };
    const { found, outcome } = update(world, {}, { notDuplicateOf: ['x', 'y', 'unasked'] });
    expect((await outcome).kind).toBe('done');
    expect(found.prospects.get('p')?.notDuplicateOf).toEqual(['x', 'y']);
  });
});
