import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAskedOnce } from '../../testing/asked-once.ts';
import type { ActName, DataOf, FakeServer } from '../../testing/fake-server.ts';
import { rowsOf } from './grid/rows.ts';
import * as planningPage from './planning-page.tsx';
import { at, changes, DAY, planned, planning, technician, visit } from './testing/test-plan.ts';
import { fill, loadPlanning, openPlan, planServer, rowOf, start } from './testing/test-server.ts';

vi.mock('./grid/rows.ts', { spy: true });
const laidInRows = vi.mocked(rowsOf);

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});
afterEach(() => vi.useRealTimers());

const open = openPlan;
const sent = <N extends ActName>(operation: N) => server.inputs(operation);

describe('the plan of a day', () => {
  test('has a row with the load of each technician', async () => {
    await open();
    expect(within(rowOf('Javier Ortega')).getByText('Carga: 1 h 30 de 9 h')).toBeDefined();
    expect(
      within(rowOf('Javier Ortega')).getByRole('button', { name: /^16:00–17:30, Puesta en marcha/ }),
    ).toBeDefined();
    expect(within(rowOf('Sergio Acuña')).getByText('Carga: 0 h de 9 h')).toBeDefined();
  });

  test('links to the number of open reviews', async () => {
    server.on('OpenReviews', () => ({ data: { openReviewCount: 2 } }));
    await open();
    const link = await screen.findByRole('link', { name: 'Por revisar: 2 trabajos del móvil por revisar' });
    expect(link.getAttribute('href')).toBe('/services/review');
  });

  test('shows who is absent and why', async () => {
    const absences = [{ __typename: 'PlanningAbsence', from: DAY, to: DAY, kind: 'VACATION' as const }];
    server.on('Planning', () => ({
      data: planning({ visits: [start], technicians: [technician('t1'), technician('t5', { absences })] }),
    }));
    await open();
    expect(within(rowOf('Óscar Benítez')).getByText('Vacaciones')).toBeDefined();
    expect(within(rowOf('Óscar Benítez')).getByText('Ausente')).toBeDefined();
  });

  test('names a holiday in every row except those with an own absence, and only on its day', async () => {
    const holiday = { __typename: 'Holiday', id: 'h1', date: DAY, name: 'Fiesta local' };
    const absences = [{ __typename: 'PlanningAbsence', from: DAY, to: DAY, kind: 'VACATION' as const }];
    const technicians = [technician('t1'), technician('t5', { absences }), technician('t8')];
    const dayWith = (date: string) => ({
      data: planning({ visits: [start], technicians, holidays: [{ ...holiday, date }] }),
    });
    server.on('Planning', () => dayWith(DAY));
    const { unmount } = await open();
    for (const name of ['Javier Ortega', 'Sergio Acuña']) {
      expect(within(rowOf(name)).getByText('Festivo: Fiesta local')).toBeDefined();
    }
    // A technician with a visit on a holiday is overloaded, one without is absent.
    expect(within(rowOf('Javier Ortega')).getByText('Carga: 1 h 30 de 0 h')).toBeDefined();
    expect(within(rowOf('Sergio Acuña')).getByText('Ausente')).toBeDefined();
    expect(within(rowOf('Óscar Benítez')).getByText('Vacaciones')).toBeDefined();
    expect(within(rowOf('Óscar Benítez')).queryByText(/^Festivo/)).toBeNull();
    unmount();
    server.on('Planning', () => dayWith('2026-11-20'));
    await open();
    expect(screen.queryByText(/^Festivo/)).toBeNull();
  });

  test('filters rows and tray by the zone in the URL', async () => {
    await open('&zona=z1');
    expect(rowOf('Javier Ortega')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Sergio Acuña' })).toBeNull();
    const asked = server.arrived.find(({ operationName }) => operationName === 'Tray')?.variables;
    expect(asked).toMatchObject({ zoneId: 'z1' });
  });

  test.each(['', '&zona=z1', '&vista=semana'])(
    'with «%s» asks once for plan, tray and catalog, as it is asked ahead',
    async (query) => {
      server.on('Planning', () => ({ data: planning({ visits: [start], to: '2026-11-22' }) }));
      await open(query);
      await screen.findByTitle(/ · Gas$/);
      expectAskedOnce(server, planningPage, `/services/schedule?dia=${DAY}${query}`);
    },
  );

  test('requests a week by its Monday, and a day of it opens', async () => {
    server.on('Planning', () => ({ data: planning({ visits: [start], to: '2026-11-22' }) }));
    await open('&vista=semana');
    const asked = server.arrived.find(({ operationName }) => operationName === 'Planning')?.variables;
    expect(asked).toEqual({ date: '2026-11-16', view: 'WEEK' });
    await userEvent.click(screen.getByTitle(/Ver el miércoles, 18/));
    await screen.findByRole('region', { name: /^Plan del miércoles, 18/ });
    const last = server.arrived.findLast(({ operationName }) => operationName === 'Planning');
    expect(last?.variables).toEqual({ date: '2026-11-18', view: 'DAY' });
  });

  describe('changed by others', () => {
    const moved = visit({
      ...{ id: '4', of: 't8', from: '16:00', to: '17:30', title: 'Puesta en marcha', version: 2 },
    });
    const look = () => vi.advanceTimersByTimeAsync(5100);
    beforeEach(async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      server
        .on('Planning', () => ({ data: planning({ visits: [start], tray: 1 }) }))
        .on('PlanningChanges', () => ({ data: changes() }));
      await open();
      await look();
      await waitFor(() => expect(server.count('PlanningChanges')).toBe(1));
    });

    test('is loaded once with its tray and then asks only for changes', async () => {
      await look();
      await waitFor(() => expect(server.count('PlanningChanges')).toBe(2));
      const asked = server.arrived.filter(({ operationName }) => operationName === 'PlanningChanges');
      expect(asked.map(({ variables }) => variables)).toEqual([
        { date: DAY, view: 'DAY', since: '1' },
        { date: DAY, view: 'DAY', since: '2' },
      ]);
      expect([server.count('Planning'), server.count('Tray')]).toEqual([1, 1]);
    });

    test('draws nothing again where there is no news', async () => {
      await waitFor(() => expect(laidInRows).toHaveBeenCalled());
      laidInRows.mockClear();
      server.on('PlanningChanges', () => ({ data: changes({ mark: '3' }) }));
      await look();
      await waitFor(() => expect(server.count('PlanningChanges')).toBe(2));
      await look();
      await waitFor(() => expect(server.count('PlanningChanges')).toBe(3));
      expect(server.calls('PlanningChanges').map(({ since }) => since)).toEqual(['1', '2', '3']);
      expect(laidInRows).not.toHaveBeenCalled();
      server.on('PlanningChanges', () => ({ data: changes({ mark: '4', visits: [moved] }) }));
      await look();
      await waitFor(() => expect(laidInRows).toHaveBeenCalledOnce());
    });

    test('moves a visit to its new technician and removes one that left', async () => {
      server.on('PlanningChanges', () => ({ data: changes({ mark: '3', visits: [moved] }) }));
      await look();
      const there = () => within(rowOf('Sergio Acuña')).findByRole('button', { name: /Puesta en marcha/ });
      expect(await there()).toBeDefined();
      expect(within(rowOf('Javier Ortega')).queryByRole('button', { name: /Puesta en marcha/ })).toBeNull();
      server.on('PlanningChanges', () => ({ data: changes({ mark: '4', goneIds: ['4'] }) }));
      await look();
      await waitFor(() => expect(within(rowOf('Sergio Acuña')).queryByRole('button')).toBeNull());
      expect(server.count('Planning')).toBe(1);
    });

    test.each([
      ['when the server says so', { isTooOld: true }],
      [
        'for a technician without a row',
        { visits: [visit({ ...start, of: 'new', from: '16:00', to: '17:30' })] },
      ],
    ])('is reloaded completely %s', async (_words, change) => {
      server
        .on('PlanningChanges', () => ({ data: changes(change) }))
        .on('Planning', () => ({ data: planning({ visits: [moved], mark: '3' }) }));
      await look();
      const there = () => within(rowOf('Sergio Acuña')).findByRole('button', { name: /Puesta en marcha/ });
      expect(await there()).toBeDefined();
      expect(server.count('Planning')).toBe(2);
    });
  });

  test('does not poll while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await open();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(server.count('PlanningChanges')).toBe(0);
    seen.mockRestore();
  });
});

describe('a visit in the plan', () => {
  const openVisit = async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Puesta en marcha/ }));
    return screen.findByRole('dialog', { name: 'S-2026-0004' });
  };
  const out: DataOf<'UnscheduleVisit'>['result'] = {
    __typename: 'VisitSuccess',
    visit: {
      __typename: 'Visit',
      id: '4',
      status: 'CANCELLED',
      version: 2,
      service: { __typename: 'Service', id: 's-4', status: 'PENDING', version: 2 },
    },
  };

  test('can be returned to the tray at once, and Ctrl+Z schedules it again', async () => {
    server.on('UnscheduleVisit', () => {
      server.on('Planning', () => ({ data: planning() }));
      return { data: { result: out } };
    });
    const dialog = await openVisit();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver a la bandeja' }));
    expect(within(rowOf('Javier Ortega')).queryByRole('button')).toBeNull();
    expect(await screen.findByText('S-2026-0004 devuelta a la bandeja')).toBeDefined();
    expect(sent('UnscheduleVisit')).toEqual([{ id: '4', version: 1 }]);
    server.on('ScheduleVisit', () => ({ data: planned(start) }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(1));
    expect(sent('ScheduleVisit')[0]).toMatchObject({
      serviceId: 's-4',
      technicianIds: ['t1'],
      start: at('16:00'),
      end: at('17:30'),
    });
  });

  test('is not returned by pressing Enter twice', async () => {
    await open();
    screen.getByRole('button', { name: /Puesta en marcha/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'S-2026-0004' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'S-2026-0004' })).toBeDefined();
    expect(within(rowOf('Javier Ortega')).getByRole('button', { hidden: true })).toBeDefined();
    expect(sent('UnscheduleVisit')).toEqual([]);
  });

  test('stays in its place and shows the reason when the server refuses', async () => {
    server.on('UnscheduleVisit', () => ({
      data: { result: { __typename: 'TransitionError', message: 'La visita ya está en camino' } },
    }));
    const dialog = await openVisit();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver a la bandeja' }));
    expect(await screen.findByText('La visita ya está en camino')).toBeDefined();
    expect(
      await within(rowOf('Javier Ortega')).findByRole('button', { name: /Puesta en marcha/ }),
    ).toBeDefined();
  });

  test('is moved in its dialog with the version that was shown', async () => {
    const moved = visit({
      id: '4',
      of: 't1',
      from: '17:00',
      to: '18:30',
      title: 'Puesta en marcha',
      version: 2,
    });
    server.on('MoveVisit', () => ({ data: planned(moved) }));
    const dialog = await openVisit();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover' }));
    await screen.findByRole('dialog', { name: 'Mover la visita de S-2026-0004' });
    await screen.findByDisplayValue('Javier Ortega');
    fill('Inicio', '17:00');
    await screen.findByText(/Fuera de su horario/);
    await userEvent.click(screen.getByRole('button', { name: 'Mover igualmente' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('MoveVisit')).toEqual([
      {
        id: '4',
        version: 1,
        technicianIds: ['t1'],
        start: at('17:00'),
        end: at('18:30'),
        instructions: null,
        acceptedWarnings: ['OUTSIDE_HOURS'],
      },
    ]);
  });
});
