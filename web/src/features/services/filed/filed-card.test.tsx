import { AWAITS_OFFICE } from '@cuadrilla/domain/field/field-work.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { servicePage, serviceServer, visit } from '../testing/test-services.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

beforeAll(() => import('./filed-card.tsx'), 60_000);

const BECAUSE = 'La visita estaba anulada';

type Review = NonNullable<DataOf<'FiledWork'>['service']>['workReviews'][number];
type Act = Review['acts'][number];

const act = (id: string, operation: Act['operation'], time: string, changes: Partial<Act> = {}): Act => ({
  __typename: 'FiledAct',
  ...{ id, operation, at: `2026-11-20T${time}:00.000Z`, unconfirmed: false, because: BECAUSE },
  ...{ pauseReason: null, outcome: null, incompleteReason: null, text: null, question: null, answer: null },
  ...{ line: null, lineId: null, signer: null, signatureId: null, refusal: null, attachmentId: null },
  ...changes,
});

const line: Act['line'] = {
  __typename: 'FiledLine',
  ...{ id: 'l1', kind: 'MATERIAL', text: 'Válvula de tres vías', quantityMilli: 2_000, unit: 'UNIT' },
};

const ACTS = [
  act('a1', 'TRAVEL', '08:02', { unconfirmed: true }),
  act('a2', 'START', '08:20', { because: AWAITS_OFFICE }),
  act('a3', 'ANSWER', '08:40', { question: 'Presión', answer: '1,4 bar' }),
  act('a4', 'ADD_LINE', '09:10', { line }),
  act('a5', 'PAUSE', '09:20', { pauseReason: 'MATERIAL' }),
  act('a6', 'COMPLETE', '10:40', {
    text: 'Cambiada la válvula',
    refusal: 'No estaba el titular',
    because: 'El servicio estaba «Cerrado»',
  }),
];

const filed = (changes: Partial<Review> = {}): Review => ({
  __typename: 'WorkReview',
  ...{ id: 'w1', version: 3, status: 'OPEN', visitId: 'v1', because: BECAUSE },
  technician: { __typename: 'VisitTechnician', id: 't7', name: 'Marta Iglesias', color: 'red' },
  ...{ from: '2026-11-20T08:02:00.000Z', to: '2026-11-20T10:40:00.000Z' },
  ...{ openedAt: '2026-11-20T12:03:00.000Z', acts: ACTS, attachments: [] },
  ...{ decidedAt: null, decidedByName: null, reason: null },
  ...changes,
});

const annulled = { ...visit, status: 'CANCELLED' as const, reason: 'Llamó el cliente' };
const second = { ...visit, id: 'v2' };

let server: FakeServer;

function serve(reviews: Review[], role: 'ADMIN' | 'AGENT' | 'TECHNICIAN' = 'AGENT') {
  const workReviews = reviews.map((review) => ({
    __typename: 'WorkReview',
    id: review.id,
  }));
  const openReviews = reviews.filter((review) => review.status === 'OPEN').length;
  const page = servicePage({ visits: [annulled, second], workReviews, openReviews });
  server = serviceServer(role)
    .on('ServicePage', () => page)
    .on('FiledWork', () => ({
      data: { service: { __typename: 'Service', id: 's1', workReviews: reviews } },
    }));
  return server;
}

const open = async () => {
  renderApp({ path: '/services/s1', signedIn: true });
  return within(await screen.findByRole('region', { name: 'Trabajo por revisar' }));
};

const decided = (status: Review['status']) => () => ({
  data: {
    result: {
      __typename: 'WorkReviewSuccess' as const,
      review: { __typename: 'WorkReview', id: 'w1', status, version: 4 },
    },
  },
});

async function decide(verb: string) {
  const card = await open();
  await userEvent.click(await card.findByRole('button', { name: verb }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => dismissToast());

test('filed work is shown with technician, times, actions and the reason it was not applied', async () => {
  serve([filed()]);
  const card = await open();
  expect(await card.findByText('Marta Iglesias')).toBeDefined();
  expect(card.getByText(`No se aplicó: ${BECAUSE}`)).toBeDefined();
  const rows = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  const acts = rows.filter((text) => /^\d\d:\d\d/.test(text));
  expect(acts).toEqual([
    '09:02En caminosin confirmar',
    '09:20Iniciar',
    '09:40RespuestaPresión1,4 bar',
    '10:10Línea2 ud. · Válvula de tres vías',
    '10:20PausarMaterial',
    '11:40CompletarCambiada la válvulaSin firma: No estaba el titularEl servicio estaba «Cerrado»',
  ]);
});

test('a service without filed work requests none', async () => {
  serve([]);
  renderApp({ path: '/services/s1', signedIn: true });
  await screen.findByRole('heading', { name: /^Visitas/ });
  expect(screen.queryByRole('region', { name: 'Trabajo por revisar' })).toBeNull();
  expect(server.count('FiledWork')).toBe(0);
});

describe('a decision about filed work', () => {
  test('applies the work and reloads the service', async () => {
    serve([filed()]).on('ApplyFiledWork', decided('APPLIED'));
    const dialog = await decide('Aplicar');
    const pages = server.count('ServicePage');
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Trabajo aplicado')).toBeDefined();
    expect(server.inputs('ApplyFiledWork')).toEqual([
      { id: 'w1', version: 3, resolution: null, refusal: null },
    ]);
    await waitFor(() => expect(server.count('ServicePage')).toBeGreaterThan(pages));
  });

  test('asks for the data the report requires and the technician did not send', async () => {
    const silent = act('a6', 'COMPLETE', '10:40', { signer: null });
    serve([filed({ acts: [silent] })]).on('ApplyFiledWork', decided('APPLIED'));
    const dialog = await decide('Aplicar');
    await userEvent.type(dialog.getByLabelText(/^Qué se hizo/), 'Purgado el circuito');
    await userEvent.type(dialog.getByLabelText(/^Por qué no hay firma/), 'Ausente');
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(server.inputs('ApplyFiledWork')).toHaveLength(1));
    expect(server.inputs('ApplyFiledWork')[0]).toMatchObject({
      ...{ resolution: 'Purgado el circuito', refusal: 'Ausente' },
    });
  });

  test('moves the work to another visit, but not to a cancelled one', async () => {
    serve([filed()]).on('AttachFiledWork', decided('ATTACHED'));
    const dialog = await decide('Añadir a otra visita');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir a la visita' }));
    await waitFor(() => expect(server.inputs('AttachFiledWork')).toHaveLength(1));
    expect(server.inputs('AttachFiledWork')[0]).toMatchObject({ id: 'w1', version: 3, visitId: 'v2' });
  });

  test('rejects the work with a required reason', async () => {
    serve([filed()]).on('RejectFiledWork', decided('REJECTED'));
    const dialog = await decide('Rechazar');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar trabajo' }));
    expect(server.count('RejectFiledWork')).toBe(0);
    await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Ya lo hizo Nuria');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar trabajo' }));
    await waitFor(() =>
      expect(server.inputs('RejectFiledWork')).toEqual([
        { id: 'w1', version: 3, reason: 'Ya lo hizo Nuria' },
      ]),
    );
  });

  test.each([
    ['OPEN', /Ha llegado más trabajo mientras lo mirabas/],
    [
      'REJECTED',
      /^Clara Pozo ha dejado este trabajo «Rechazado» el 20\/11\/2026 \(14:00\)\. Revísalo de nuevo/,
    ],
  ] as const)('shows the current state after a conflict: %s', async (status, expected) => {
    serve([filed()]).on('ApplyFiledWork', () => ({
      data: {
        result: {
          __typename: 'ConflictError',
          change: null,
          message: 'Conflicto',
          current: {
            ...{ __typename: 'WorkReview', id: 'w1', status, version: 4 },
            ...(status === 'OPEN'
              ? { decidedByName: null, decidedAt: null }
              : { decidedByName: 'Clara Pozo', decidedAt: '2026-11-20T13:00:00.000Z' }),
          },
        },
      },
    }));
    const dialog = await decide('Aplicar');
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect((await screen.findAllByText(expected)).length).toBeGreaterThan(0);
  });

  test('shows a server error in its dialog', async () => {
    const message = 'Un servicio no puede tener más de 200 líneas';
    serve([filed()]).on('ApplyFiledWork', () => ({
      data: { result: { __typename: 'TransitionError', message } },
    }));
    const dialog = await decide('Aplicar');
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    expect(await dialog.findByText(message)).toBeDefined();
  });
});

test('decided work is listed below with its reason', async () => {
  const rejected = filed({
    ...{ status: 'REJECTED', decidedByName: 'Clara Pozo', reason: 'Ya lo hizo Nuria' },
    decidedAt: '2026-11-20T13:00:00.000Z',
  });
  serve([rejected]);
  const card = await open();
  await userEvent.click(await card.findByText('Ya revisado (1)'));
  expect(card.getByText(/Rechazado por Clara Pozo/)).toBeDefined();
  expect(card.getByText(/Ya lo hizo Nuria/)).toBeDefined();
  expect(card.queryByRole('button', { name: 'Aplicar' })).toBeNull();
});

test('a technician can read filed work but not decide', async () => {
  serve([filed()], 'TECHNICIAN');
  const card = await open();
  expect(await card.findByText('Marta Iglesias')).toBeDefined();
  expect(card.queryByRole('button', { name: 'Aplicar' })).toBeNull();
});

test('filed work that fails to load offers a retry', async () => {
  serve([filed()]).on('FiledWork', () => refusal('INTERNAL_SERVER_ERROR'));
  const card = await open();
  expect(await card.findByText('No se ha podido cargar el trabajo por revisar')).toBeDefined();
  expect(card.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});
