import { describe, expect, test } from 'vitest';
import { AGENT, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import { aService, aVisit } from '../../work/testing/test-service.ts';
import { closeServices } from './close-services.ts';

const AT = new Date('2026-11-20T09:00:00Z');
const COMPLETED = { status: 'COMPLETED', arrivedAt: AT, finishedAt: AT } as const;
const { summary } = aVisit();
const seen = (...ids: string[]) => ({ services: ids.map((id) => ({ id, version: 1 })) });

const world = () =>
  inMemory({
    services: [
      aService({ id: 'done', status: 'FINISHED' }),
      aService({ id: 'also', status: 'FINISHED' }),
      aService({ id: 'pending', status: 'PENDING' }),
      aService({ id: 'changed', status: 'FINISHED', version: 2 }),
      aService({ id: 'closed', status: 'CLOSED', explicit: 'CLOSED' }),
    ],
    visits: ['done', 'also', 'changed', 'closed'].map((serviceId) =>
      aVisit({ id: `visit-${serviceId}`, summary: { ...summary, serviceId }, ...COMPLETED }),
    ),
  });

describe('closing several services', () => {
  test('closes those that may be closed and says of each other why it was refused', async () => {
    const { deps, found } = world();
    const asked = seen('done', 'pending', 'changed', 'closed', 'nothing', 'also', 'done');
    const outcome = await closeServices(deps, AGENT, asked, null);
    expect(outcome).toEqual({
      kind: 'done',
      closed: ['done', 'also'],
      refused: [
        { id: 'pending', message: 'No es posible cerrar un servicio «Pendiente de asignar»' },
        { id: 'changed', message: 'Ha cambiado mientras tanto: revísalo' },
        { id: 'closed', message: 'No es posible cerrar un servicio «Cerrado»' },
        { id: 'nothing', message: 'No se ha encontrado' },
      ],
    });
    const now = [...found.services.values()].map(({ id, status, version }) => [id, status, version]);
    expect(now).toEqual([
      ['done', 'CLOSED', 2],
      ['also', 'CLOSED', 2],
      ['pending', 'PENDING', 1],
      ['changed', 'FINISHED', 2],
      ['closed', 'CLOSED', 1],
    ]);
  });

  test.each([
    ['no service', []],
    ['more than 200', Array.from({ length: 201 }, (_each, index) => `s${index}`)],
  ])('refuses %s', async (_which, ids) => {
    const { deps } = world();
    expect(await closeServices(deps, AGENT, seen(...ids), null)).toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'services', message: 'Elige de 1 a 200 servicios' }],
    });
  });

  test('is forbidden to technicians', async () => {
    const { deps } = world();
    await expect(closeServices(deps, TECHNICIAN, seen('done'), null)).rejects.toThrow('No tienes permiso');
  });
});
