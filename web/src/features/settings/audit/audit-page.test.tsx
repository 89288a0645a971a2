import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

const ENTRY = {
  ...({ __typename: 'AuditEntry', id: 'a1', at: '2026-11-24T09:00:00.000Z' } as const),
  ...{ actorId: 'p1', actorName: 'Elena Robles', action: 'archiveClient', recordId: 'c1' },
  ...({ kind: 'CLIENT', subject: 'C-2026-0001 Frío Sur', text: null, noteKind: null } as const),
  changes: [],
};

test('the audit log is filtered by a record that is searched for', async () => {
  const server = serverFor('ADMIN')
    .on('AuditPage', () => ({ data: { auditEntries: connection('AuditEntry', []) } }))
    .on('AuditRecords', () => ({
      data: {
        search: [
          { __typename: 'SearchHit', entity: 'CLIENT', id: 'c1', title: 'Frío Sur', detail: 'C-2026-0001' },
        ],
        items: connection('Item', [{ __typename: 'Item', id: 'i1', ref: 'VAL-15', name: 'Válvula de frío' }]),
      },
    }));
  renderApp({ path: '/settings/auditoria', signedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Registro' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Qué registro?' }));
  const box = await dialog.findByRole('combobox', { name: 'Registro' });
  fireEvent.change(box, { target: { value: 'frío' } });
  const options = await dialog.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringMatching(/Frío Sur.*Cliente · C-2026-0001/),
    expect.stringMatching(/Válvula de frío.*Artículo · VAL-15/),
  ]);
  fireEvent.click(options[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Registro: Frío Sur' })).toBeDefined();
  await waitFor(() =>
    expect(server.calls('AuditPage').at(-1)?.filter).toEqual({ kind: 'CLIENT', recordId: 'c1' }),
  );
});

test('an entry reads as a sentence: who, what, and of which record', async () => {
  serverFor('ADMIN').on('AuditPage', () => ({
    data: { auditEntries: connection('AuditEntry', [ENTRY]) },
  }));
  renderApp({ path: '/settings/auditoria', signedIn: true });
  const name = await screen.findByRole('link', { name: 'C-2026-0001 Frío Sur' });
  expect(name.closest('li')?.textContent).toMatch(
    /^Elena Robles archivó el cliente · Cliente C-2026-0001 Frío Sur/,
  );
});

test('until the names of the settings have come, lines are drawn in place of the entries', async () => {
  serverFor('ADMIN')
    .on('AuditPage', () => ({ data: { auditEntries: connection('AuditEntry', [ENTRY]) } }))
    .on('Catalog', () => new Promise(() => undefined));
  renderApp({ path: '/settings/auditoria', signedIn: true });
  const list = (await screen.findByRole('heading', { level: 2, name: 'Auditoría' })).closest('section');
  expect(list?.querySelector('[data-skeleton]')).not.toBeNull();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
});

test('the audit log is filtered by the person and the days that are chosen', async () => {
  const member = (id: string, name: string, lastName: string): DataOf<'Team'>['team'][number] => ({
    ...{ __typename: 'TeamMember', id, name, lastName, role: 'AGENT', color: null, zoneIds: [] },
  });
  const server = serverFor('ADMIN')
    .on('AuditPage', () => ({ data: { auditEntries: connection('AuditEntry', []) } }))
    .on('Team', () => ({
      data: { team: [member('u1', 'Elena', 'Robles'), member('u2', 'Diego', 'Salas')] },
    }));
  renderApp({ path: '/settings/auditoria', signedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Persona' }));
  const person = within(await screen.findByRole('dialog', { name: '¿Qué hizo quién?' }));
  const box = await person.findByRole('combobox', { name: 'Persona' });
  fireEvent.change(box, { target: { value: 'salas' } });
  fireEvent.click(await person.findByRole('option', { name: 'Diego Salas' }));
  expect(await screen.findByRole('button', { name: 'Persona: Diego Salas' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Fechas' }));
  const days = within(await screen.findByRole('dialog', { name: '¿Qué días?' }));
  fireEvent.change(days.getByLabelText('Desde'), { target: { value: '2026-10-25' } });
  fireEvent.change(days.getByLabelText('Hasta'), { target: { value: '2026-10-26' } });
  fireEvent.click(days.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByRole('button', { name: 'Fechas: del 25/10/2026 al 26/10/2026' })).toBeDefined();
  await waitFor(() =>
    expect(server.calls('AuditPage').at(-1)?.filter).toEqual({
      ...{ actorId: 'u2', from: '2026-10-25', to: '2026-10-26' },
    }),
  );
});
