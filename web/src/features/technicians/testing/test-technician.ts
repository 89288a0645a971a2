import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const hours = {
  __typename: 'WeeklyHours',
  ...Object.fromEntries(
    Object.entries(DEFAULT_WEEKLY_HOURS).map(([day, spans]) => [
      day,
      spans.map((span) => ({ __typename: 'TimeSpan', ...span })),
    ]),
  ),
};

export const rocio = (change: object = {}) => ({
  __typename: 'Technician',
  id: 't1',
  name: 'Rocío',
  lastName: 'Galán',
  email: 'rocio@ejemplo.es',
  phone: '+34612345678',
  status: 'ACTIVE',
  createdAt: '2026-03-12T09:00:00.000Z',
  version: 3,
  color: 'teal',
  skillIds: ['s1'],
  zoneIds: [],
  weeklyHours: null,
  permissions: { __typename: 'TechnicianPermissions', prices: false, phones: true },
  ...change,
});

export const settings = { __typename: 'Settings', workingHours: { __typename: 'WorkingHours', hours } };

const none: readonly object[] = [];
export const names = {
  __typename: 'Catalog',
  timeZone: 'Europe/Madrid',
  skills: [{ __typename: 'CatalogValue', id: 's1', name: 'Gas', retired: false }],
  zones: [{ __typename: 'CatalogValue', id: 'z1', name: 'Norte', retired: false }],
  ...{ serviceTypes: none, prospectSources: none, lostReasons: none, cancelReasons: none, holdReasons: none },
};

export const detail = (technician: object | null, absences: object[] = []) => ({
  data: {
    technician,
    absences: {
      __typename: 'AbsenceConnection',
      edges: absences.map((node) => ({ __typename: 'AbsenceEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false },
    },
    settings,
  },
});

export const fail = (typename: string, message: string, more: object = {}) => ({
  data: { result: { __typename: typename, message, ...more } },
});
export const changed = (change: object) => ({
  data: { result: { __typename: 'TechnicianSuccess', technician: rocio(change) } },
});

/** A server that knows her; her timeline never comes. */
export function technicianServer(): FakeServer {
  dismissToast();
  return serverFor('ADMIN')
    .on('TechnicianPage', () => detail(rocio()))
    .on('Catalog', () => ({ data: { catalog: names } }))
    .on('Activity', () => new Promise(() => undefined));
}

export const sentTo = (server: FakeServer, operation: string) =>
  server.arrived.filter((each) => each.operationName === operation).map(({ variables }) => variables);
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export async function open(path = '/technicians/t1') {
  const app = renderApp({ path, signedIn: true });
  await screen.findByRole('heading', { level: 1, name: /Rocío Galán|Editar|No se ha/ });
  return app;
}
