import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../../testing/connection.ts';
import type { OperationName, FakeServer, SentAs } from '../../testing/fake-server.ts';
import { press } from '../../testing/hands.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import type { Agent_AgentFragment } from './page/agent.generated.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

type Agent = SentAs<'Agent', Agent_AgentFragment>;

const clara = (change: Partial<Agent> = {}): Agent => ({
  __typename: 'Agent',
  id: 'a1',
  name: 'Clara',
  lastName: 'Pozo',
  email: 'clara@ejemplo.es',
  phone: null,
  role: 'AGENT',
  status: 'ACTIVE',
  createdAt: '2026-03-12T09:00:00.000Z',
  version: 2,
  ...change,
});

const list = (agents: Agent[]) => ({
  data: {
    agents: connection('Agent', agents),
  },
});

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(
  () =>
    Promise.all([
      import('./list/agents-page.tsx'),
      import('./page/agent-page.tsx'),
      import('./form/new-agent-page.tsx'),
      import('./form/edit-agent-page.tsx'),
    ]),
  60_000,
);

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serverFor('ADMIN')
    .on('AgentsPage', () => list([clara(), clara({ id: 'u1', name: 'Elena', role: 'ADMIN' })]))
    .on('AgentPage', ({ variables }) => ({ data: { agent: clara({ id: String(variables.id) }) } }))
    .on('Activity', () => new Promise(() => undefined));
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const TOO_LONG_AGO = {
  __typename: 'RecentSignInError' as const,
  message: 'Por seguridad, vuelve a escribir tu contraseña para hacer esto',
};

const secondTime = <R,>(operation: OperationName, result: R) =>
  server.count(operation) === 1 ? TOO_LONG_AGO : result;

async function prove(password: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
  fireEvent.change(dialog.getByLabelText('Contraseña'), { target: { value: password } });
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list of agents', () => {
  test('shows agents and administrators with their role, and requests the filters in the URL', async () => {
    renderApp({ path: '/agents?rol=ADMIN&estado=SUSPENDED&q=cla&orden=NEWEST', signedIn: true });
    const table = await screen.findByRole('table', { name: 'Agentes' });
    expect(await within(table).findByText('Administrador')).toBeDefined();
    expect(within(table).getByText('Agente')).toBeDefined();
    expect(server.calls('AgentsPage').at(-1)).toEqual({
      ...{ first: 25, after: null, search: 'cla', role: 'ADMIN', status: 'SUSPENDED', sort: 'NEWEST' },
    });
    expect(screen.getByRole('button', { name: 'Rol: Administradores' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Estado: Suspendidos' })).toBeDefined();
  });
});

describe('a new agent', () => {
  const fill = () => {
    type('Nombre', 'Clara');
    type('Apellidos', 'Pozo');
    type('Correo electrónico', 'clara@ejemplo.es');
    type('Contraseña', ' clave1 ');
  };

  test('has the agent role unless administrator is chosen; the access can be copied on the form and on the list', async () => {
    server.on('CreateAgent', () => ({
      data: { createAgent: { __typename: 'CreateAgentSuccess', agent: clara({ role: 'ADMIN' }) } },
    }));
    const { router } = renderApp({ path: '/agents/new', signedIn: true });
    const agent = await screen.findByRole<HTMLInputElement>('radio', { name: /^Agente/ });
    expect(agent.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Administrador/ }));
    fill();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Crear agente' }));
    await screen.findByText('Nuevo agente creado');
    expect(server.calls('CreateAgent')[0]).toMatchObject({
      input: { role: 'ADMIN', name: 'Clara', email: 'clara@ejemplo.es', phone: null, password: ' clave1 ' },
    });
    expect(screen.getByRole('button', { name: 'Copiar acceso' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(3600));
    vi.useRealTimers();
    expect(router.state.location.pathname).toBe('/agents');
    const notice = await screen.findByRole('region', { name: 'Acceso de la cuenta nueva' });
    const user = userEvent.setup();
    await user.click(within(notice).getByRole('button', { name: 'Copiar acceso' }));
    expect(await navigator.clipboard.readText()).toContain('Contraseña:  clave1 \n');
    await user.click(within(notice).getByRole('button', { name: 'Cerrar aviso de acceso' }));
    expect(screen.queryByRole('region', { name: 'Acceso de la cuenta nueva' })).toBeNull();
    const stored = JSON.stringify([
      ...Object.entries(window.sessionStorage),
      ...Object.entries(window.localStorage),
    ]);
    expect(stored + JSON.stringify(router.state.location.state)).not.toContain('clave1');
  });

  test('with the administrator role is sent again with the same key after the password is confirmed', async () => {
    const made = { __typename: 'CreateAgentSuccess' as const, agent: clara({ role: 'ADMIN' }) };
    server.on('CreateAgent', () => ({ data: { createAgent: secondTime('CreateAgent', made) } }));
    const { auth } = renderApp({ path: '/agents/new', signedIn: true });
    await userEvent.click(await screen.findByRole('radio', { name: /^Administrador/ }));
    fill();
    await press('Crear agente');
    await prove('mi clave');
    await screen.findByText('Nuevo agente creado');
    expect(auth.calls).toEqual(['reauthenticate mi clave']);
    const [first, second] = server.calls('CreateAgent');
    expect(second).toEqual(first);
  });

  test('with an e-mail already in use shows the error at its field', async () => {
    const message = 'Ya existe un usuario con ese correo registrado';
    server.on('CreateAgent', () => ({
      data: {
        createAgent: {
          ...{ __typename: 'EmailTakenError', message },
          fields: [{ __typename: 'FieldError', path: 'email', message }],
        },
      },
    }));
    renderApp({ path: '/agents/new', signedIn: true });
    await screen.findByRole('button', { name: 'Crear agente' });
    fill();
    await press('Crear agente');
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'));
  });
});

describe('an administrator’s e-mail', () => {
  const change = async () => {
    const { auth, router } = renderApp({ path: '/agents/a1/edit', signedIn: true });
    await screen.findByRole('button', { name: 'Guardar cambios' });
    type('Correo electrónico', 'otra@ejemplo.es');
    await press('Guardar cambios');
    return { auth, router };
  };
  const changed = {
    __typename: 'AgentSuccess' as const,
    agent: clara({ email: 'otra@ejemplo.es', version: 3 }),
  };
  beforeEach(() => {
    server
      .on('AgentPage', () => ({ data: { agent: clara({ role: 'ADMIN' }) } }))
      .on('UpdateAgent', () => ({ data: { result: secondTime('UpdateAgent', changed) } }));
  });

  test('is changed after the password is confirmed', async () => {
    const { auth, router } = await change();
    await prove('mi clave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/agents/a1'));
    expect(auth.calls).toEqual(['reauthenticate mi clave']);
    const [first, second] = server.calls('UpdateAgent');
    expect(second).toEqual(first);
  });

  test('keeps what was typed and shows why it was not saved when the confirmation is cancelled', async () => {
    await change();
    const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findAllByText(TOO_LONG_AGO.message)).not.toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('otra@ejemplo.es');
    expect(server.calls('UpdateAgent')).toHaveLength(1);
  });
});

describe('the role of an agent', () => {
  test('is changed after a confirmation', async () => {
    server.on('ChangeRole', () => ({
      data: { result: { __typename: 'AgentSuccess', agent: clara({ role: 'ADMIN', version: 3 }) } },
    }));
    renderApp({ path: '/agents/a1', signedIn: true });
    await choose('Cambiar a administrador');
    await screen.findByRole('dialog', { name: '¿Cambiar a Clara Pozo a administrador?' });
    await press('Cambiar a administrador');
    expect(await screen.findByText('Rol cambiado')).toBeDefined();
    expect(server.calls('ChangeRole')[0]).toMatchObject({ input: { id: 'a1', version: 2, role: 'ADMIN' } });
    expect((await screen.findAllByText('Administrador')).length).toBeGreaterThan(0);
  });

  test('cannot be taken from the last administrator, and the dialog shows why', async () => {
    const message = 'Debe quedar al menos un administrador activo';
    server
      .on('AgentPage', () => ({ data: { agent: clara({ id: 'u1', role: 'ADMIN' }) } }))
      .on('ChangeRole', () => ({ data: { result: { __typename: 'LastAdminError', message } } }));
    renderApp({ path: '/agents/u1', signedIn: true });
    await choose('Cambiar a agente');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Es tu propia cuenta/)).toBeDefined();
    await press('Cambiar a agente');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
    await press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
