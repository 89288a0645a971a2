import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countByStatus } from '@cuadrilla/domain/visits/visit-counts.ts';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { beforeAll, expect, test } from 'vitest';
import { today } from '#shared/format/dates.ts';
import { planning, visit, type PlannedVisit } from '../../features/planning/testing/test-plan.ts';
import { loadPlanning, planServer } from '../../features/planning/testing/test-server.ts';
import { officeHome } from '../../testing/office-home.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeAll(loadPlanning, 60_000);

const day = today();

const VISITS: PlannedVisit[] = [
  visit({ id: '1', of: 't1', day, from: '08:00', to: '09:00', status: 'COMPLETED' }),
  visit({ id: '2', of: ['t1', 't2'], day, from: '09:00', to: '10:00', status: 'COMPLETED' }),
  visit({ id: '3', of: 't2', day, from: '10:00', to: '11:00', status: 'NOT_COMPLETED' }),
  visit({ id: '4', of: 't3', day, from: '10:00', to: '11:00' }),
  visit({ id: '5', of: 't4', day, from: '10:00', to: '11:00' }),
  visit({ id: '6', of: ['t4', 't5'], day, from: '12:00', to: '13:00' }),
];

/** A visit of two technicians is drawn twice. */
const drawn = () =>
  new Set([...document.querySelectorAll('[data-visit]')].map((block) => block.getAttribute('data-visit')))
    .size;

/** Goes from the dashboard to the plan by the link, and returns what is asked of the server. */
async function press(region: string, name: string) {
  const server = planServer()
    .on('OfficeHome', () => officeHome({ teamDay: { __typename: 'TeamDay', visits: VISITS, load: [] } }))
    .on('Planning', () => ({ data: planning({ to: day, visits: VISITS }) }));
  renderApp({ path: '/', signedIn: true });
  const link = within(await screen.findByRole('region', { name: region })).findByRole('link', { name });
  await userEvent.click(await link);
  await screen.findByRole('region', { name: /^Plan del/ });
  return server.arrived.find(({ operationName }) => operationName === 'Planning')?.variables;
}

test('«Visitas de hoy» opens the plan of that day with as many visits', async () => {
  expect(await press('Resumen del día', 'Visitas de hoy')).toEqual({ date: day, view: 'DAY' });
  await waitFor(() => expect(drawn()).toBe(VISITS.length));
});

test.each(countByStatus(VISITS))(
  'the $count visits in $status are those of the plan that opens with their state',
  async ({ status, count }) => {
    expect(await press('Hoy, por estado', VISIT_STATUS_LABELS[status])).toEqual({ date: day, view: 'DAY' });
    await waitFor(() => expect(drawn()).toBe(count));
  },
);
