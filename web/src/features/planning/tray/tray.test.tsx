import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from '#shared/format/dates.ts';
import { refusal, type AnswerTo, type FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { cardOf, drag, trackOf } from '../testing/test-drag.ts';
import { at, changes, DAY, planned, planning, service, tray, visit } from '../testing/test-plan.ts';
import { boiler, loadPlanning, openPlan, planServer, rowOf, start } from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});
afterEach(() => vi.useRealTimers());

async function card(id = '321'): Promise<Element> {
  return waitFor(() => {
    const found = cardOf(id);
    if (!found) throw new Error(`${id} does not wait`);
    return found;
  });
}

const made = visit({ id: '9', of: 't1', from: '08:00', to: '09:30', title: 'Sin calefacción' });
const ofBoiler = { ...made, summary: { ...made.summary, serviceId: '321', code: 'S-2026-0321' } };

describe('the tray', () => {
  test('that failed with the plan is read again by the plan’s button, and alone by its own', async () => {
    server.on('Planning', () => refusal('INTERNAL_SERVER_ERROR'));
    server.on('Tray', () => refusal('INTERNAL_SERVER_ERROR'));
    renderApp({ path: `/services/schedule?dia=${DAY}`, signedIn: true });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    server.on('Planning', () => ({ data: planning({ visits: [start] }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('button', { name: /Puesta en marcha/ });
    server.on('Tray', () => ({ data: tray([boiler]) }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await card();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not read again where the plan alone failed', async () => {
    server.on('Planning', () => refusal('INTERNAL_SERVER_ERROR'));
    renderApp({ path: `/services/schedule?dia=${DAY}`, signedIn: true });
    await card();
    server.on('Planning', () => ({ data: planning({ visits: [start] }) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('button', { name: /Puesta en marcha/ });
    expect(server.count('Tray')).toBe(1);
  });

  test('is reloaded only when the polled changes say that it changed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server
      .on('Planning', () => ({ data: planning({ visits: [start], tray: 1 }) }))
      .on('PlanningChanges', () => ({ data: changes() }));
    await openPlan();
    await card();
    await vi.advanceTimersByTimeAsync(5100);
    await waitFor(() => expect(server.count('PlanningChanges')).toBe(1));
    const before = server.count('Tray');
    await vi.advanceTimersByTimeAsync(5100);
    await waitFor(() => expect(server.count('PlanningChanges')).toBe(2));
    expect(server.count('Tray')).toBe(before);

    server
      .on('PlanningChanges', () => ({ data: changes({ tray: 2 }) }))
      .on('Tray', () => ({ data: tray([service({ id: '400', title: 'Fuga' })]) }));
    await vi.advanceTimersByTimeAsync(5100);
    expect(await card('400')).toBeDefined();
    expect(cardOf('321')).toBeNull();
    expect(server.count('Planning')).toBe(1);
  });

  test('is expanded by default and collapsed on a short screen', async () => {
    await openPlan();
    const fold = () => screen.getByRole('button', { name: /^(Plegar|Desplegar) lo que está sin asignar$/ });
    expect(fold().getAttribute('aria-expanded')).toBe('true');
    cleanup();
    const short = vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media.includes('max-height'),
        }) as MediaQueryList,
    );
    await openPlan();
    const region = screen.getByRole('region', { name: 'Sin asignar' });
    expect(region.hasAttribute('data-folded')).toBe(true);
    await userEvent.click(fold());
    expect(fold().getAttribute('aria-expanded')).toBe('true');
    expect(region.hasAttribute('data-folded')).toBe(false);
    short.mockRestore();
  });

  test('shows services whose hold ends today first, with the reason', async () => {
    const hold = {
      __typename: 'ServiceHold',
      reasonId: 'part',
      note: null,
      since: at('08:00'),
      until: today(),
    };
    const back = { ...service({ id: '500', title: 'Cambiar bomba' }), hold };
    server.on('Tray', () => ({ data: tray([boiler], 1, null, [back]) }));
    await openPlan();
    const found = await card('500');
    expect(found.textContent).toMatch(/Falta material.*Vuelve hoy$/);
    const waiting = screen.getByRole('region', { name: 'Sin asignar' });
    const titles = within(within(waiting).getByRole('list')).getAllByRole('button');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Cambiar bomba', boiler.title]);
    expect(within(waiting).getByText('1 · vuelve 1')).toBeDefined();
    const asked = server.arrived.find(({ operationName }) => operationName === 'Tray')?.variables;
    expect(asked).toMatchObject({ today: today() });
  });

  test('hides a service while it is being scheduled and shows it again if the server refuses', async () => {
    const answer = Promise.withResolvers<AnswerTo<'ScheduleVisit'>>();
    server.on('ScheduleVisit', () => answer.promise);
    await openPlan();
    await drag(await card(), trackOf('t1'));
    await waitFor(() => expect(cardOf('321')).toBeNull());
    expect(screen.getByText('No hay servicios sin asignar')).toBeDefined();
    expect(within(rowOf('Javier Ortega')).getByRole('button', { name: /Sin calefacción/ })).toBeDefined();
    answer.resolve({ data: { result: { __typename: 'TransitionError', message: 'Está anulado' } } });
    expect(await screen.findByText('Está anulado')).toBeDefined();
    expect(await card()).toBeDefined();
  });

  test('asks before it schedules a second visit of a service', async () => {
    server.on('Planning', () => ({ data: planning({ visits: [start, { ...ofBoiler, id: '8' }] }) }));
    server.on('ScheduleVisit', () => ({ data: planned(ofBoiler) }));
    await openPlan();
    await drag(await card(), trackOf('t7'));
    const question = await screen.findByRole('dialog', { name: 'S-2026-0321 cabe, con avisos' });
    const message = 'Ya tiene una visita: sábado 21/11/2026 08:00–09:30, Javier Ortega';
    expect(within(question).getByText(message)).toBeDefined();
    expect(server.inputs('ScheduleVisit')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Programar igualmente' }));
    await waitFor(() => expect(server.inputs('ScheduleVisit')).toHaveLength(1));
    expect(server.inputs('ScheduleVisit')[0]).toMatchObject({
      technicianIds: ['t7'],
      acceptedWarnings: ['ALREADY_PLANNED'],
    });
  });

  test('keeps its length after a drop, without duplicates', async () => {
    let waiting = Array.from({ length: 80 }, (_each, index) =>
      service({ id: String(500 + index), title: `Avería ${index}` }),
    );
    server.on('Tray', ({ variables }) => {
      const { first, after } = variables;
      const from = Number(after ?? 0);
      const end = from + first;
      return { data: tray(waiting.slice(from, end), waiting.length, end < waiting.length ? `${end}` : null) };
    });
    server.on('ScheduleVisit', () => {
      waiting = waiting.slice(1);
      return { data: planned(ofBoiler) };
    });
    await openPlan();
    const cards = () => document.querySelectorAll('[data-service]');
    for (const count of [25, 50]) {
      await waitFor(() => expect(cards()).toHaveLength(count));
      await userEvent.click(screen.getByRole('button', { name: /Cargar más/ }));
    }
    await waitFor(() => expect(cards()).toHaveLength(75));
    const shown: number[] = [];
    const watch = new MutationObserver(() => shown.push(cards().length));
    watch.observe(document.body, { childList: true, subtree: true });
    await drag(await card('500'), trackOf('t1'));
    // Loading more while the drop is pending gives one answer with all services.
    await userEvent.click(screen.getByRole('button', { name: /Cargar más/ }));
    await waitFor(() => expect(cards()).toHaveLength(79));
    watch.disconnect();
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(74);
    const ids = [...cards()].map((each) => each.getAttribute('data-service'));
    expect(new Set(ids).size).toBe(79);
    expect(ids).not.toContain('500');
  });
});

describe('a service that already has a visit', () => {
  test('says so in the form before anything is filled in', async () => {
    const slot = { __typename: 'VisitSlot', id: 'v', status: 'SCHEDULED' as const };
    const technicians = [{ __typename: 'VisitTechnician', id: 't2', name: 'Nuria Castaño', color: 'pink' }];
    const nextVisit = {
      ...{ ...slot, technicians, plannedStart: at('09:00', '2026-12-01') },
      plannedEnd: at('10:00', '2026-12-01'),
    };
    server.on('Tray', () => ({ data: tray([{ ...boiler, nextVisit }]) }));
    await openPlan();
    await userEvent.click(await screen.findByRole('button', { name: 'Sin calefacción' }));
    await screen.findByRole('dialog', { name: 'Programar S-2026-0321' });
    expect(
      await screen.findByText('Ya tiene una visita: martes 01/12/2026 09:00–10:00, Nuria Castaño'),
    ).toBeDefined();
  });
});
