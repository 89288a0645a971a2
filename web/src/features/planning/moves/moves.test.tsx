import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import type { Operations } from '../../../testing/operations.generated.ts';
import { type ActName, refusal } from '../../../testing/fake-server.ts';
import { cardOf, drag, trackOf } from '../testing/test-drag.ts';
import { at, DAY, planned, planning, service, tray, visit } from '../testing/test-plan.ts';
import {
  boiler,
  choose,
  fill,
  loadPlanning,
  openPlan,
  planServer,
  rowOf,
  start,
} from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});
const sent = <N extends ActName>(operation: N) => server.inputs(operation);

const leak = service({ id: '322', title: 'Fuga' });
const visitOf = (of: { id: string; code: string; title: string }, technicianId: string) => {
  const made = visit({ id: `v${of.id}`, of: technicianId, from: '08:00', to: '09:30', title: of.title });
  return { ...made, summary: { ...made.summary, serviceId: of.id, code: of.code } };
};
const ofBoiler = visitOf(boiler, 't1');
const ofLeak = visitOf(leak, 't7');
const plannedFor = ({ input }: Operations['ScheduleVisit']['variables']) =>
  input.serviceId === boiler.id ? ofBoiler : ofLeak;

async function dropBoth(): Promise<void> {
  await openPlan();
  await waitFor(() => expect([cardOf('321'), cardOf('322')]).not.toContain(null));
  for (const [id, technicianId] of [
    ['321', 't1'],
    ['322', 't7'],
  ] as const) {
    const card = cardOf(id);
    if (card) await drag(card, trackOf(technicianId));
    await waitFor(() => expect(cardOf(id)).toBeNull());
  }
}

describe('two moves in quick succession', () => {
  beforeEach(() => {
    server.on('Tray', () => ({ data: tray([boiler, leak]) }));
  });

  test('are both shown, although the plan requested after the first lacks the second', async () => {
    const visits = [start];
    const old = Promise.withResolvers<undefined>();
    server.on('Planning', async () => {
      const data = planning({ visits: [...visits] });
      if (visits.length === 2) await old.promise;
      return { data };
    });
    server.on('ScheduleVisit', ({ variables }) => {
      visits.push(plannedFor(variables));
      return { data: planned(plannedFor(variables)) };
    });
    await dropBoth();
    await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(2));
    old.resolve(undefined);
    await waitFor(() => {
      const block = within(rowOf('Marta Iglesias')).getByRole<HTMLButtonElement>('button', { name: /Fuga/ });
      expect(block.disabled).toBe(false);
    });
    expect(within(rowOf('Javier Ortega')).getByRole('button', { name: /Sin calefacción/ })).toBeDefined();
  });

  test('leave the undo message of the later one, whichever answer comes first', async () => {
    const first = Promise.withResolvers<undefined>();
    server.on('ScheduleVisit', async ({ variables }) => {
      if (plannedFor(variables) === ofBoiler) await first.promise;
      return { data: planned(plannedFor(variables)) };
    });
    await dropBoth();
    expect(await screen.findByText('S-2026-0322 programada')).toBeDefined();
    const before = server.count('Planning');
    first.resolve(undefined);
    await waitFor(() => expect(server.count('Planning')).toBeGreaterThan(before));
    expect(screen.getByText('S-2026-0322 programada')).toBeDefined();
    expect(screen.queryByText('S-2026-0321 programada')).toBeNull();
  });
});

test('the plan is reloaded after a move whose answer was lost', async () => {
  server.on('ScheduleVisit', () => 'no-network');
  await openPlan();
  await waitFor(() => expect(cardOf('321')).not.toBeNull());
  const before = server.count('Planning');
  const card = cardOf('321');
  if (card) await drag(card, trackOf('t1'));
  await waitFor(() => expect(server.count('Planning')).toBeGreaterThan(before));
});

test('a refused visit can be moved to the proposed time at once, although the plan has not been reloaded', async () => {
  server.on('ScheduleVisit', () => ({
    data: {
      result: {
        __typename: 'SlotTakenError',
        message: 'No se puede programar ahí.',
        nearestStart: at('10:00'),
        reasons: [
          {
            __typename: 'SlotReason',
            kind: 'OVERLAP',
            severity: 'HARD',
            technicianId: 't1',
            message: 'Se solapa con S-2026-0009',
          },
        ],
      },
    },
  }));
  await openPlan();
  await waitFor(() => expect(cardOf('321')).not.toBeNull());
  server.on('PlanningChanges', () => new Promise<never>(() => {}));
  const card = cardOf('321');
  if (card) await drag(card, trackOf('t1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Pasar a las 10:00' }));
  await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(2));
  expect(sent('ScheduleVisit')[1]).toMatchObject({ start: at('10:00') });
});

describe('moving a visit with the dialog', () => {
  const openVisit = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name }));
  };

  test('shows a loading error in the dialog, which can be closed, and does not affect the next visit', async () => {
    const other = visit({ id: '6', of: 't2', from: '10:00', to: '11:00', title: 'Otra' });
    server.on('Planning', () => ({ data: planning({ visits: [start, other] }) }));
    server.on('SchedulingService', () => refusal('INTERNAL_SERVER_ERROR'));
    await openPlan();
    await openVisit(/Puesta en marcha/);
    await userEvent.click(await screen.findByRole('button', { name: 'Mover' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mover la visita de S-2026-0004' });
    expect(await within(dialog).findByRole('alert')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await openVisit(/Otra/);
    expect(await screen.findByRole('dialog', { name: 'S-2026-0006' })).toBeDefined();
  });

  test('continues when the service loads on the second attempt', async () => {
    server.on('SchedulingService', () => refusal('INTERNAL_SERVER_ERROR'));
    await openPlan();
    await openVisit(/Puesta en marcha/);
    await userEvent.click(await screen.findByRole('button', { name: 'Mover' }));
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    server.on('SchedulingService', () => ({
      data: { service: { ...boiler, id: 's-4', code: 'S-2026-0004' } },
    }));
    await userEvent.click(again);
    expect(await screen.findByLabelText('Inicio')).toBeDefined();
  });

  test('is undone with Ctrl+Z like a drag', async () => {
    const moved = { ...start, version: 2, plannedStart: at('16:15'), plannedEnd: at('17:45') };
    server.on('MoveVisit', () => ({ data: planned(moved) }));
    await openPlan();
    await openVisit(/Puesta en marcha/);
    await userEvent.click(await screen.findByRole('button', { name: 'Mover' }));
    await screen.findByDisplayValue('Javier Ortega');
    fill('Inicio', '16:15');
    await userEvent.click(screen.getByRole('button', { name: 'Mover visita' }));
    expect(await screen.findByText('S-2026-0004 movida')).toBeDefined();
    expect(screen.queryByText('Visita movida')).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent('MoveVisit')).toHaveLength(2));
    const back = { id: '4', version: 2, technicianIds: ['t1'], start: at('16:00'), end: at('17:30') };
    expect(sent('MoveVisit')[1]).toMatchObject(back);
  });

  test('scheduling with the dialog can be undone', async () => {
    server.on('ScheduleVisit', () => ({ data: planned(ofBoiler) }));
    await openPlan();
    await userEvent.click(await screen.findByRole('button', { name: 'Sin calefacción' }));
    await choose('Técnico', 'Javier Ortega');
    fill('Fecha', DAY);
    fill('Inicio', '08:00');
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    expect(await screen.findByText('S-2026-0321 programada')).toBeDefined();
    server.on('UnscheduleVisit', () => ({
      data: { result: { __typename: 'TransitionError', message: 'Ya está en camino' } },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(sent('UnscheduleVisit')).toEqual([{ id: 'v321', version: 1 }]));
  });
});

test('undoing asks for confirmation when the service has been scheduled by others since', async () => {
  const out = {
    ...{ __typename: 'Visit', id: '4', status: 'CANCELLED' as const, version: 2 },
    service: { __typename: 'Service', id: 's-4', status: 'PENDING' as const, version: 2 },
  };
  server.on('UnscheduleVisit', () => ({ data: { result: { __typename: 'VisitSuccess', visit: out } } }));
  await openPlan();
  await userEvent.click(screen.getByRole('button', { name: /Puesta en marcha/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Devolver a la bandeja' }));
  await screen.findByText('S-2026-0004 devuelta a la bandeja');
  const message = 'Ya tiene una visita: lunes 23/11/2026 09:00–10:30, Marta Iglesias';
  const reason = {
    __typename: 'SlotReason',
    kind: 'ALREADY_PLANNED' as const,
    severity: 'WARNING' as const,
    technicianId: 't1',
  };
  server.on('ScheduleVisit', () => ({
    data: {
      result: { __typename: 'SlotWarningsError', message: 'Avisos', reasons: [{ ...reason, message }] },
    },
  }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(message)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Programar igualmente' }));
  await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(2));
  expect(sent('ScheduleVisit')[1]).toMatchObject({
    ...{ serviceId: 's-4', start: at('16:00'), acceptedWarnings: ['ALREADY_PLANNED'] },
  });
});
