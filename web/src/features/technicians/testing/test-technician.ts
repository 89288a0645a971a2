import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connection } from '../../../testing/connection.ts';
import type { AnswerTo, DataOf, FakeServer, SentAs } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import type { Technician_TechnicianFragment } from '../page/technician.generated.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

type Technician = SentAs<'Technician', Technician_TechnicianFragment>;
type Page = DataOf<'TechnicianPage'>;

const spans = (day: keyof typeof DEFAULT_WEEKLY_HOURS) =>
  DEFAULT_WEEKLY_HOURS[day].map((span) => ({ __typename: 'TimeSpan', ...span }));

const hours = {
  __typename: 'WeeklyHours',
  ...{ mon: spans('mon'), tue: spans('tue'), wed: spans('wed'), thu: spans('thu') },
  ...{ fri: spans('fri'), sat: spans('sat'), sun: spans('sun') },
};

export const rocio = (change: Partial<Technician> = {}): Technician => ({
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

export const settings: Page['settings'] = {
  __typename: 'Settings',
  workingHours: { __typename: 'WorkingHours', hours },
};

export const names: DataOf<'Catalog'>['catalog'] = {
  __typename: 'Catalog',
  timeZone: 'Europe/Madrid',
  skills: [{ __typename: 'CatalogValue', id: 's1', name: 'Gas', retired: false }],
  zones: [{ __typename: 'CatalogValue', id: 'z1', name: 'Norte', retired: false }],
  ...{ serviceTypes: [], prospectSources: [], lostReasons: [], cancelReasons: [], holdReasons: [] },
};

export const detail = (
  technician: Technician | null,
  absences: readonly Page['absences']['edges'][number]['node'][] = [],
): AnswerTo<'TechnicianPage'> => ({
  data: {
    technician,
    absences: connection('Absence', absences),
    settings,
  },
});

export const tooLongAgo = (message: string) => ({
  data: { result: { __typename: 'RecentSignInError' as const, message } },
});
export const changed = (change: Partial<Technician>) => ({
  data: { result: { __typename: 'TechnicianSuccess' as const, technician: rocio(change) } },
});

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
