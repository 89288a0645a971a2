import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActName, FakeServer } from '../../../testing/fake-server.ts';
import { DAY, planned, visit } from '../testing/test-plan.ts';
import { choose, fill, loadPlanning, openPlan, planServer } from '../testing/test-server.ts';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});
const sent = <N extends ActName>(operation: N) => server.inputs(operation);

describe('the technicians in the scheduling dialog', () => {
  const openForm = async () => {
    await openPlan();
    await userEvent.click(await screen.findByRole('button', { name: 'Sin calefacción' }));
    await screen.findByRole('dialog', { name: 'Programar S-2026-0321' });
    await screen.findByRole('combobox', { name: 'Técnico' });
  };

  test('include companions, who are found by name and can be removed', async () => {
    await openForm();
    await choose('Técnico', 'Javier Ortega');
    await userEvent.click(screen.getByRole('button', { name: 'Añadir acompañante' }));
    const crew = screen.getByRole('combobox', { name: 'Le acompañan' });
    expect(document.activeElement).toBe(crew);
    await userEvent.keyboard('acuna{Enter}');
    await userEvent.keyboard('nuria{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sergio Acuña' }));
    expect(document.activeElement).toBe(crew);
    fill('Fecha', DAY);
    fill('Inicio', '09:00');
    server.on('ScheduleVisit', () => ({
      data: planned(visit({ id: '9', of: 't1', from: '09:00', to: '10:30' })),
    }));
    await userEvent.click(await screen.findByRole('button', { name: /^Programar/ }));
    await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(1));
    expect(sent('ScheduleVisit')[0]).toMatchObject({ technicianIds: ['t1', 't2'] });
  });

  test('must include a lead: removing the lead does not promote a companion', async () => {
    server.on('ScheduleVisit', () => ({
      data: planned(visit({ id: '9', of: ['t2', 't7'], from: '12:00', to: '13:30' })),
    }));
    await openForm();
    const leader = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Técnico' });
    await choose('Técnico', 'Javier Ortega');
    await userEvent.click(screen.getByRole('button', { name: 'Añadir acompañante' }));
    await choose('Le acompañan', 'Marta Iglesias');
    fill('Fecha', DAY);
    fill('Inicio', '12:00');
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Técnico' }));
    expect(leader().value).toBe('');
    const companions = within(screen.getByRole('group', { name: 'Le acompañan: elegidos' }));
    companions.getByText('Marta Iglesias');

    await userEvent.click(screen.getByRole('button', { name: /^Programar/ }));
    expect(await screen.findByText('Elige al menos un técnico')).toBeDefined();
    expect(leader().getAttribute('aria-invalid')).toBe('true');
    expect(sent('ScheduleVisit')).toEqual([]);

    await choose('Técnico', 'Nuria Castaño');
    companions.getByText('Marta Iglesias');
    await userEvent.click(screen.getByRole('button', { name: /^Programar/ }));
    await waitFor(() => expect(sent('ScheduleVisit')).toHaveLength(1));
    expect(sent('ScheduleVisit')[0]).toMatchObject({ technicianIds: ['t2', 't7'] });
  });
});
