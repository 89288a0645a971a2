import { fireEvent, screen } from '@testing-library/react';
import { fetchElements } from '#shared/dragging/with-elements.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { heardNow } from '../../../testing/devices.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import { CATALOG, changes, DAY, planning, service, tray, visit } from './test-plan.ts';

export const boiler = service({ id: '321', title: 'Sin calefacción' });
export const start = visit({ id: '4', of: 't1', from: '16:00', to: '17:30', title: 'Puesta en marcha' });

export function planServer(): FakeServer {
  const of = { ...boiler, id: 's-4', code: 'S-2026-0004' };
  return serverFor('AGENT')
    .on('Catalog', () => ({ data: { catalog: CATALOG } }))
    .on('Planning', () => ({ data: planning({ visits: [start] }) }))
    .on('PlanningChanges', () => ({ data: changes({ isTooOld: true }) }))
    .on('Tray', () => ({ data: tray([boiler]) }))
    .on('Devices', heardNow)
    .on('OpenReviews', () => ({ data: { openReviewCount: 0 } }))
    .on('SlotSuggestions', () => ({ data: { slotSuggestions: [] } }))
    .on('SchedulingService', () => ({ data: { service: of } }))
    .on('ServiceContact', () => ({
      data: {
        service: {
          ...{ __typename: 'Service', id: 's-4' },
          contact: { __typename: 'WorkContact', name: 'Portería', phone: '+34600000012' },
        },
      },
    }));
}

export const loadPlanning = () =>
  Promise.all([
    import('../planning-page.tsx'),
    import('#records/scheduling/schedule-form.tsx'),
    fetchElements(),
  ]);

export async function openPlan(query = '') {
  const app = renderApp({ path: `/services/schedule?dia=${DAY}${query}`, signedIn: true });
  await screen.findByRole('button', { name: /Puesta en marcha/ });
  return app;
}

export const rowOf = (name: string) => screen.getByRole('group', { name });

export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function choose(label: string, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
}
