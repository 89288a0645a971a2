import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAskedOnce } from '../../../testing/asked-once.ts';
import { type ActName, refusal, type FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  gapsOf,
  service,
  servicePage,
  serviceServer,
  visit,
  type Service,
} from '../testing/test-services.ts';
import * as pageOfService from './service-page.tsx';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serviceServer();
});

const open = () => renderApp({ path: '/services/s1', signedIn: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = <N extends ActName>(operation: N) => server.inputs(operation).at(-1);

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

describe('the page of a service', () => {
  test('shows address, access notes, machine, contact, deadline and amount', async () => {
    open();
    await heading('No calienta el agua');
    const place = screen.getByRole('link', { name: /Calle de Ibiza 21, 3\.º B/ });
    expect(place.getAttribute('href')).toContain(encodeURIComponent('Calle de Ibiza 21, 28009 Madrid'));
    expect(screen.getByText('28009 Madrid · Zona Centro')).toBeDefined();
    expect(screen.getByText('En garantía hasta 03/2099')).toBeDefined();
    expect(screen.getByText('1 h 30 · Gas')).toBeDefined();
    expect(screen.getByText(/^Quedan 5 h 59 min$/)).toBeDefined();
    const contact = await card('Contacto');
    expect(contact.getByText('Llaves en conserjería')).toBeDefined();
    expect(contact.getByRole('link', { name: '612 45 09 33' }).getAttribute('href')).toBe('tel:+34612450933');
    expect((await card('Importe')).getByText(/189,73/)).toBeDefined();
  });

  test('asks once for the service and the catalog, as they are asked ahead', async () => {
    open();
    await card('Importe');
    await screen.findByText('1 h 30 · Gas');
    expectAskedOnce(server, pageOfService, '/services/s1');
  });

  test('«Anotar» opens the note with the focus in its text', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Anotar' }));
    const text = await screen.findByRole('textbox', { name: 'De qué se habló' });
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  test('of a technician shows no amounts and no office actions', async () => {
    server = serviceServer('TECHNICIAN').on('ServicePage', () =>
      servicePage({ totals: null, contact: { __typename: 'WorkContact', name: 'Aurora Cid', phone: null } }),
    );
    open();
    await heading('No calienta el agua');
    expect(screen.queryByRole('region', { name: 'Importe' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Programar visita' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'C. P. Calle de Ibiza 21' })).toBeNull();
    await choose('Proponer seguimiento');
    expect(await screen.findByRole('dialog', { name: '¿Qué queda por hacer?' })).toBeDefined();
  });

  test('shows in the timeline what an action changed, without repetitions', async () => {
    const change = (field: string, before: string | null, after: string | null) => {
      return { __typename: 'FieldChange', field, before, after };
    };
    const cancelled = {
      ...{ __typename: 'ActivityEntry', id: 'a1', at: '2026-11-20T10:00:00.000Z', actorName: 'Diego Salas' },
      ...{
        action: 'cancelService',
        entity: 'SERVICE' as const,
        entityId: 's1',
        subject: null,
        noteKind: null,
        text: null,
      },
      changes: [
        change('dueAt', '2026-11-24T00:16:05.000Z', '2026-11-24T00:16:09.000Z'),
        change('hold.note', 'Falta la placa', null),
        change('hold.reasonId', 'h1', null),
        change('cancellation.note', null, 'Lo arregla su primo'),
      ],
    };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const edges = [{ __typename: 'ActivityEdge', cursor: '1', node: cancelled }];
    server.on('Activity', () => ({
      data: { activity: { __typename: 'ActivityConnection', edges, pageInfo } },
    }));
    open();
    const entry = (await screen.findByText(/anuló el servicio/)).closest('li');
    expect(entry?.querySelectorAll('dt')).toHaveLength(1);
    expect(entry?.textContent).toContain('Notavacío → Lo arregla su primo');
  });

  test('says that an unknown service is not found and links to the list', async () => {
    server.on('ServicePage', () => ({ data: { service: null } }));
    open();
    await heading('No se ha encontrado');
    expect(screen.getByRole('link', { name: 'Ir a Servicios' }).getAttribute('href')).toBe('/services');
  });

  test('shows the request id of a failed request and allows a retry', async () => {
    server.on('ServicePage', () => refusal('INTERNAL_SERVER_ERROR', 'req-9'));
    open();
    expect(await screen.findByText('req-9')).toBeDefined();
    server.on('ServicePage', () => servicePage());
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading('No calienta el agua');
  });
});

describe('the actions of a service', () => {
  test.each([
    ['PENDING', ['Programar visita', 'Editar'], ['Reabrir', 'Cerrar servicio', 'Reanudar']],
    ['ON_HOLD', ['Programar visita', 'Editar', 'Reanudar'], ['Reabrir', 'Cerrar servicio']],
    ['FINISHED', ['Cerrar servicio', 'Reabrir', 'Editar'], ['Programar visita', 'Reanudar']],
    ['CLOSED', ['Reabrir'], ['Programar visita', 'Editar', 'Cerrar servicio', 'Reanudar']],
    ['CANCELLED', ['Reabrir'], ['Programar visita', 'Editar', 'Cerrar servicio', 'Reanudar']],
  ] as const)('in state %s are %j and not %j', async (status, shown, hidden) => {
    server.on('ServicePage', () => servicePage({ status, visits: [] }));
    open();
    await heading('No calienta el agua');
    const find = (name: string) => [
      ...screen.queryAllByRole('button', { name }),
      ...screen.queryAllByRole('link', { name }),
    ];
    for (const name of shown) expect(find(name), name).toHaveLength(1);
    for (const name of hidden) expect(find(name), name).toHaveLength(0);
  });

  test('cancelling asks for a reason and names the visit that is cancelled too', async () => {
    server.on('CancelService', () => ({
      data: {
        result: {
          __typename: 'ServiceSuccess',
          service: {
            ...service,
            version: 8,
            status: 'CANCELLED',
            cancellation: { __typename: 'ServiceCancellation', reasonId: 'r1', note: 'Llamó ayer' },
          },
        },
      },
    }));
    open();
    await choose('Anular servicio');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Anular S-2026-0318?' }));
    expect(dialog.getByText(/También se anula la visita/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Anular servicio' }));
    expect(await dialog.findByText('Este campo es requerido')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'r1' } });
    fireEvent.change(dialog.getByLabelText(/^Nota/), { target: { value: ' Llamó ayer ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Anular servicio' }));
    expect(await screen.findByText('Lo pide el cliente. Llamó ayer', { exact: false })).toBeDefined();
    expect(sent('CancelService')).toEqual({ id: 's1', version: 7, reasonId: 'r1', note: 'Llamó ayer' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('do not include cancelling during a visit', async () => {
    server.on('ServicePage', () =>
      servicePage({ status: 'IN_PROGRESS', visits: [{ ...visit, status: 'PAUSED' }] }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    expect(screen.queryByRole('menuitem', { name: 'Anular servicio' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Poner en espera' })).toBeDefined();
  });

  test('show the new state after a conflict and send what was typed with the next attempt', async () => {
    const current: Service = { ...service, version: 9, status: 'IN_PROGRESS' };
    server.on('HoldService', () => ({
      data: { result: { __typename: 'ConflictError', change: null, message: 'Conflicto', current } },
    }));
    open();
    await choose('Poner en espera');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Por qué queda en espera?' }));
    fireEvent.change(dialog.getByLabelText(/^Motivo/), { target: { value: 'h1' } });
    fireEvent.change(dialog.getByLabelText(/^Nota/), { target: { value: 'Llega el lunes' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Poner en espera' }));
    expect(
      await dialog.findByText(/Alguien ha cambiado este servicio mientras tanto y está «En curso»/),
    ).toBeDefined();
    const held: Service = { ...current, version: 10, status: 'ON_HOLD' };
    server.on('HoldService', () => ({ data: { result: { __typename: 'ServiceSuccess', service: held } } }));
    fireEvent.click(dialog.getByRole('button', { name: 'Poner en espera' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('HoldService')).toEqual({
      ...{ id: 's1', version: 9, reasonId: 'h1', note: 'Llega el lunes' },
      ...{ until: null, visits: 'KEEP' },
    });
    const keys = server.arrived
      .filter(({ operationName }) => operationName === 'HoldService')
      .map(({ variables }) => variables['key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('closing lists what is missing for invoicing', async () => {
    const gaps = gapsOf('NIF', 'PRICE');
    server
      .on('ServicePage', () => servicePage({ status: 'FINISHED', invoiceGaps: gaps }))
      .on('CloseService', () => ({
        data: {
          result: { __typename: 'ServiceSuccess', service: { ...service, version: 8, status: 'CLOSED' } },
        },
      }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar servicio' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      gaps.map(({ text }) => text),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar servicio' }));
    expect(await screen.findByRole('button', { name: 'Reabrir' })).toBeDefined();
    expect(sent('CloseService')).toEqual({ id: 's1', version: 7 });
  });

  test('creating a follow-up keeps client, site and machine', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    const item = screen.getByRole('menuitem', { name: 'Nuevo servicio de seguimiento' });
    expect(item.getAttribute('href')).toBe('/services/new?cliente=c1&ubicacion=p1&equipo=e1&sigue=s1');
  });
});
