import { STAFF_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  factsOf,
  fieldsWithoutControl,
  fieldsWithoutSample,
  samplesOf,
  unshown,
  valuesOf,
} from '../../../testing/described-fields.ts';
import type { DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

const samples = samplesOf(STAFF_DETAILS, { email: 'Correo' });

const agent: NonNullable<DataOf<'AgentPage'>['agent']> = {
  ...{ __typename: 'Agent', id: 'a1', name: '', lastName: '', email: '', phone: null },
  ...{ role: 'AGENT', status: 'ACTIVE', createdAt: '2026-03-12T09:00:00.000Z', version: 2 },
  ...valuesOf(samples),
};

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(
  () =>
    Promise.all([
      import('../page/agent-page.tsx'),
      import('./edit-agent-page.tsx'),
      import('./new-agent-page.tsx'),
    ]),
  60_000,
);

beforeEach(() => {
  serverFor('ADMIN')
    .on('AgentPage', () => ({ data: { agent } }))
    .on('Activity', () => new Promise(() => undefined));
});

test.each([
  ['/agents/a1/edit', 'Guardar cambios'],
  ['/agents/new', 'Crear agente'],
])('every detail of an agent has a control at %s', async (path, submit) => {
  renderApp({ path, signedIn: true });
  await screen.findByRole('button', { name: submit });
  expect(fieldsWithoutControl(screen.getByRole('main'), STAFF_DETAILS)).toEqual([]);
});

test('every detail of an agent is shown on the page', async () => {
  renderApp({ path: '/agents/a1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Datos' }));
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  expect(unshown(samples, facts, { name: title, lastName: title })).toEqual([]);
  expect(fieldsWithoutSample(STAFF_DETAILS)).toEqual([]);
});
