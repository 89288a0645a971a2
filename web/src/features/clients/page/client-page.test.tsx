import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import { refusal, type FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { client, clientPage, clientServer, machine, site } from '../testing/test-clients.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = clientServer().on('ClientPage', () => clientPage());
});

const open = (path = '/clients/c1') => renderApp({ path, signedIn: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the summary of a client', () => {
  test('shows address, access notes, machines and the end of their warranty', async () => {
    const old = {
      ...site,
      id: 's2',
      name: 'Sala de calderas',
      accessNotes: null,
      createdAt: '2026-02-01T09:00:00.000Z',
    };
    server.on('ClientPage', () => clientPage({}, [old, site]));
    open();
    const sites = await card('Ubicaciones');
    const [second, main] = sites.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(second.textContent).not.toContain('Principal');
    expect(main.textContent).toContain('Principal');
    expect(main.textContent).toContain('Zona Centro');
    expect(main.textContent).toContain('Llaves en conserjería');
    const map = within(main).getByRole('link', { name: /Calle de Ibiza 21, 28009 Madrid/ });
    expect(map.getAttribute('href')).toContain(encodeURIComponent('Calle de Ibiza 21, 28009 Madrid'));
    const row = screen.getByRole('link', { name: 'Caldera Vaillant ecoTEC plus' }).closest('tr')!;
    expect(row.textContent).toContain('hasta 03/2099');
    expect(row.textContent).toContain('Operativo');
  });

  test('marks an expired warranty', async () => {
    const answer = clientPage();
    answer.data.equipmentList = connection('Equipment', [{ ...machine, warrantyUntil: '2020-01-01' }]);
    server.on('ClientPage', () => answer);
    open();
    expect(await screen.findByText('vencida')).toBeDefined();
  });

  test('shows a hint in each empty card', async () => {
    const answer = clientPage({ siteCount: 0, equipmentCount: 0, contacts: [], mainSite: null }, []);
    answer.data.equipmentList = connection('Equipment', []);
    server.on('ClientPage', () => answer);
    open();
    expect(await screen.findByText(/^Sin ubicaciones/)).toBeDefined();
    expect(screen.getByText(/^Sin equipos/)).toBeDefined();
    expect(screen.getByText(/^Nadie apuntado/)).toBeDefined();
  });

  test('shows no hint to add anything for an archived client', async () => {
    const answer = clientPage({ archived: true, siteCount: 0, equipmentCount: 0, contacts: [] }, []);
    answer.data.equipmentList = connection('Equipment', []);
    server.on('ClientPage', () => answer);
    open();
    for (const words of ['Sin ubicaciones.', 'Sin equipos.', 'Nadie apuntado.']) {
      expect(await screen.findByText(words)).toBeDefined();
    }
    expect(screen.queryByText(/añade|Editar/)).toBeNull();
  });

  test('links phones and e-mails, and leaves out unknown values', async () => {
    open();
    const data = await card('Datos');
    expect(data.getByRole('link', { name: '612 34 56 78' }).getAttribute('href')).toBe('tel:+34612345678');
    expect(data.getByRole('link', { name: 'ibiza21@ejemplo.es' }).getAttribute('href')).toBe(
      'mailto:ibiza21@ejemplo.es',
    );
    expect(data.queryByText('Nombre comercial')).toBeNull();
    expect(data.queryByText('Origen')).toBeNull();
  });

  test('says that an unknown client is not found and links to the list', async () => {
    server.on('ClientPage', () => ({
      data: {
        client: null,
        openServices: connection('Service', [], 0),
        sites: connection('Site', []),
        equipmentList: connection('Equipment', []),
      },
    }));
    open();
    await heading('No se ha encontrado');
    expect(screen.getByRole('link', { name: 'Ir a Clientes' }).getAttribute('href')).toBe('/clients');
  });

  test('shows the request id of a failed request and allows a retry', async () => {
    server.on('ClientPage', () => refusal('INTERNAL_SERVER_ERROR', 'req-9'));
    open();
    expect(await screen.findByText('req-9')).toBeDefined();
    server.on('ClientPage', () => clientPage());
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading('C. P. Calle de Ibiza 21');
  });
});

describe('the tabs of a client', () => {
  test('have their own URL and keep the heading while another tab loads', async () => {
    const { router } = open();
    await heading('C. P. Calle de Ibiza 21');
    const tabs = within(screen.getByRole('navigation', { name: 'Apartados del cliente' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Servicios' }));
    expect(router.state.location.pathname).toBe('/clients/c1/services');
    expect(await screen.findByText('Sin servicios')).toBeDefined();
    await heading('C. P. Calle de Ibiza 21');
    await userEvent.click(tabs.getByRole('link', { name: 'Resumen' }));
    expect((await card('Ubicaciones')).getByRole('link', { name: 'Portal y viviendas' })).toBeDefined();
  });

  test('lead to the summary for an unknown tab', async () => {
    const { router } = open('/clients/c1/facturas');
    await heading('C. P. Calle de Ibiza 21');
    expect(router.state.location.pathname).toBe('/clients/c1');
  });

  test('allow filtering machines by site, and the filter is in the URL', async () => {
    server.on('EquipmentTab', () => ({ data: { equipmentList: connection('Equipment', [machine]) } }));
    const { router } = open('/clients/c1/equipment?ubicacion=s2');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtro Ubicación' }));
    expect(router.state.location.search).toBe('');
    const asked = server.arrived.filter(({ operationName }) => operationName === 'EquipmentTab');
    expect(asked.map(({ variables }) => variables['siteId'])).toEqual(['s2', null]);
  });

  test('allow finding a site by typing its name', async () => {
    server.on('EquipmentTab', () => ({ data: { equipmentList: connection('Equipment', [machine]) } }));
    const { router } = open('/clients/c1/equipment');
    await userEvent.click(await screen.findByRole('button', { name: 'Ubicación' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Ubicación' }), 'gar');
    await userEvent.click(await screen.findByRole('option', { name: /Garaje/ }));
    expect(router.state.location.search).toBe('?ubicacion=s2');
  });
});

describe('a call note', () => {
  test('is added to the timeline, and the field is cleared', async () => {
    server.on('AddNote', () => ({ data: { addNote: { __typename: 'AddNoteSuccess', prospect: null } } }));
    open('/clients/c1/activity');
    const text = await screen.findByLabelText<HTMLTextAreaElement>('De qué se habló');
    fireEvent.change(text, { target: { value: ' Pide cita ' } });
    const asked = server.count('Activity');
    fireEvent.click(screen.getByRole('button', { name: 'Anotar llamada' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('De qué se habló').value).toBe(''));
    const sent = server.arrived.find(({ operationName }) => operationName === 'AddNote');
    expect(sent?.variables['input']).toEqual({ entity: 'CLIENT', id: 'c1', kind: 'CALL', text: 'Pide cita' });
    await waitFor(() => expect(server.count('Activity')).toBeGreaterThan(asked));
  });

  test('cannot be written for an archived client', async () => {
    server.on('ClientPage', () => clientPage({ archived: true }));
    open('/clients/c1/activity');
    await screen.findByText(/Este cliente está archivado/);
    expect(screen.queryByLabelText('De qué se habló')).toBeNull();
  });
});

describe('archiving a client', () => {
  const put = (archived: boolean) => ({ ...client, version: 4, archived });

  test('asks for confirmation, then offers to restore', async () => {
    server.on('ArchiveClient', () => ({
      data: { archiveClient: { __typename: 'ClientSuccess', client: put(true) } },
    }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '¿Archivar a C. P. Calle de Ibiza 21?' }),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Archivar' }));
    expect(await screen.findByText(/Este cliente está archivado/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(
      server.arrived.find(({ operationName }) => operationName === 'ArchiveClient')?.variables,
    ).toMatchObject({
      input: { id: 'c1', version: 3 },
    });
  });

  test('is undone with one click on «Restaurar»', async () => {
    server
      .on('ClientPage', () => clientPage({ archived: true }))
      .on('RestoreClient', () => ({
        data: { restoreClient: { __typename: 'ClientSuccess', client: put(false) } },
      }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByRole('link', { name: 'Editar' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/Este cliente está archivado/)).toBeNull());
  });

  test('links a merged client to its target and does not offer to restore it', async () => {
    const mergedInto = { __typename: 'ClientRef', id: 'c2', code: 'C-2026-0002', name: 'Fincas Peñalver' };
    server.on('ClientPage', () => clientPage({ archived: true, mergedInto }));
    open();
    const link = await screen.findByRole('link', { name: 'Fincas Peñalver (C-2026-0002)' });
    expect(link.getAttribute('href')).toBe('/clients/c2');
    expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull();
  });

  test.each([
    ['ADMIN', 1],
    ['AGENT', 0],
  ] as const)('offers merging to %s: %i', async (role, count) => {
    clientServer(role).on('ClientPage', () => clientPage());
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    expect(screen.getByRole('menuitem', { name: 'Archivar' })).toBeDefined();
    expect(screen.queryAllByRole('menuitem', { name: 'Fusionar con otro cliente' })).toHaveLength(count);
  });
});
