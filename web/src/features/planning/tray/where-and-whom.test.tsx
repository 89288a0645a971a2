import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { cardOf, drag, trackOf } from '../testing/test-drag.ts';
import { at, planned, planning, service, tray, visit } from '../testing/test-plan.ts';
import { boiler, loadPlanning, openPlan, planServer, rowOf } from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});

test('a card shows client, code, title and place', async () => {
  const waits = service({ id: '321', title: 'Sin calefacción', street: 'Calle de la Albufera' });
  server.on('Tray', () => ({ data: tray([waits]) }));
  await openPlan();
  await waitFor(() => expect(cardOf('321')).not.toBeNull());
  expect(cardOf('321')?.textContent).toMatch(
    /^Marta SanzS-2026-0321Sin calefacciónAlbufera 140 · 90 min · GasUrgente/,
  );
});

test('a block shows hour and client first and has one accessible name', async () => {
  await openPlan();
  const block = within(rowOf('Javier Ortega')).getByRole('button', {
    name: '16:00–17:30, Puesta en marcha, Comunidad Ibiza 21, Ibiza 9, Programada, S-2026-0004',
  });
  const shown = [...block.querySelectorAll('[aria-hidden="true"]')].flatMap((part) =>
    part.tagName === 'SPAN' ? [part.textContent] : [],
  );
  expect(shown).toEqual(['16:00', 'Comunidad Ibiza 21', 'Ibiza 9', 'S-2026-0004 Puesta en marcha']);
});

test('the details of a visit show the contact’s phone and link to client and service', async () => {
  await openPlan();
  await userEvent.click(screen.getByRole('button', { name: /Puesta en marcha/ }));
  const dialog = await screen.findByRole('dialog', { name: 'S-2026-0004' });
  const phone = await within(dialog).findByRole('link', { name: '600 00 00 12' });
  expect(phone.getAttribute('href')).toBe('tel:+34600000012');
  expect(phone.closest('dd')?.textContent).toBe('600 00 00 12 · Portería');
  const client = within(dialog).getByRole('link', { name: 'Comunidad Ibiza 21' });
  expect(client.getAttribute('href')).toBe('/clients/c1');
  expect(within(dialog).getByRole('link', { name: 'Ver servicio' })).toBeDefined();
});

test('fitting the day to the screen is stored in the URL', async () => {
  const { router } = await openPlan();
  const fit = screen.getByRole('button', { name: 'Ajustar el día' });
  expect(fit.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(fit);
  await waitFor(() => expect(router.state.location.search).toContain('ajuste=dia'));
  expect(fit.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('region', { name: /^Plan del/ }).hasAttribute('data-fitted')).toBe(true);
  await userEvent.click(fit);
  await waitFor(() => expect(router.state.location.search).not.toContain('ajuste'));
});

describe('a service that would end after its deadline', () => {
  const made = visit({ id: 'v321', of: 't1', from: '08:00', to: '09:30', title: boiler.title });
  const dropCard = async () => {
    await openPlan();
    await waitFor(() => expect(cardOf('321')).not.toBeNull());
    const card = cardOf('321');
    if (card) await drag(card, trackOf('t1'));
  };

  test('warns with the deadline when it is dropped and is scheduled after confirmation', async () => {
    server.on('Tray', () => ({ data: tray([{ ...boiler, dueAt: at('09:00') }]) }));
    server.on('ScheduleVisit', () => ({ data: planned(made) }));
    await dropCard();
    const question = await screen.findByRole('dialog', { name: /^S-2026-0321/ });
    expect(within(question).getByRole('listitem').textContent).toMatch(
      /^Avisa.*Termina después del plazo: .*09:00$/,
    );
    expect(server.inputs('ScheduleVisit')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Programar igualmente' }));
    await waitFor(() => expect(server.inputs('ScheduleVisit')).toHaveLength(1));
    expect(server.inputs('ScheduleVisit')[0]).toMatchObject({ acceptedWarnings: [] });
  });

  test('is scheduled without a warning when it ends exactly on time', async () => {
    server.on('Tray', () => ({ data: tray([{ ...boiler, dueAt: at('09:30') }]) }));
    server.on('ScheduleVisit', () => ({ data: planned(made) }));
    await dropCard();
    await waitFor(() => expect(server.inputs('ScheduleVisit')).toHaveLength(1));
  });

  test('can be moved without a warning when it was already late', async () => {
    const late = visit({ id: '4', of: 't1', from: '16:00', to: '17:30', title: 'Puesta en marcha' });
    const of = { ...late, summary: { ...late.summary, dueAt: at('09:00') } };
    server.on('Planning', () => ({ data: planning({ visits: [of] }) }));
    server.on('MoveVisit', () => ({ data: planned(of) }));
    await openPlan();
    const block = screen.getByRole('button', { name: /Puesta en marcha/ });
    await drag(block, trackOf('t4'));
    await waitFor(() => expect(server.inputs('MoveVisit')).toHaveLength(1));
  });
});
