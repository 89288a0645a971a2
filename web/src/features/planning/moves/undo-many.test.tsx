import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { drag, trackOf } from '../testing/test-drag.ts';
import { planned, planning, visit } from '../testing/test-plan.ts';
import { loadPlanning, openPlan, planServer } from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
let now: ReturnType<typeof visit>;

beforeEach(() => {
  server = planServer();
  now = visit({ id: '4', of: 't1', from: '08:00', to: '09:30', title: 'Puesta en marcha' });
  server.on('Planning', () => ({ data: planning({ visits: [now] }) }));
  server.on('MoveVisit', ({ variables }) => {
    const { version, technicianIds, start, end } = variables.input;
    if (version !== now.version) {
      const current = { __typename: 'Service' as const, id: 'other' };
      return {
        data: { result: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current } },
      };
    }
    const moved = visit({
      id: '4',
      of: technicianIds,
      from: '08:00',
      to: '09:30',
      title: 'Puesta en marcha',
    });
    now = { ...moved, version: version + 1, plannedStart: start, plannedEnd: end };
    return { data: planned(now) };
  });
});

const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
const crew = () => now.technicians.map(({ id }) => id).join();
const moveTo = async (id: string) => {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Puesta en marcha/ }).disabled).toBe(false),
  );
  const { version } = now;
  await drag(screen.getByRole('button', { name: /Puesta en marcha/ }), trackOf(id));
  await waitFor(() => expect(now.version).toBe(version + 1));
  await screen.findByText('S-2026-0004 movida');
};

test('moves are undone one by one, also after visiting another page', async () => {
  const { router } = await openPlan();
  await moveTo('t4');
  await moveTo('t7');
  await router.navigate('/settings/apariencia');
  await screen.findByRole('heading', { level: 1, name: 'Apariencia' });
  await router.navigate('/services/schedule?dia=2026-11-21');
  await screen.findByRole('button', { name: /Puesta en marcha/ });
  expect(screen.queryByText('S-2026-0004 movida')).toBeNull();
  undo();
  await waitFor(() => expect(crew()).toBe('t4'));
  await screen.findByText('Antes: S-2026-0004 movida');
  undo();
  await waitFor(() => expect(crew()).toBe('t1'));
});

test('undoing a visit changed by others shows why it failed and drops the entry', async () => {
  await openPlan();
  await moveTo('t4');
  now = { ...now, version: now.version + 5 };
  undo();
  expect(
    await screen.findByText(/^No se puede deshacer «S-2026-0004 movida»\. Alguien ha cambiado esta visita/),
  ).toBeDefined();
  expect(crew()).toBe('t4');
  // The entry is gone: after the plan is reloaded there is nothing left to undo.
  await waitFor(() => {
    undo();
    expect(screen.getByText('Ahora mismo no hay nada que deshacer')).toBeDefined();
  });
});
