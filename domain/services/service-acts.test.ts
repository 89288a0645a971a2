import { describe, expect, test } from 'vitest';
import {
  missingToInvoice,
  type InvoiceFacts,
  type InvoicedLine,
  SERVICE_ACTS,
  serviceActProblem,
  serviceActsFrom,
  type ServiceAct,
} from './service-acts.ts';
import type { MissingKind } from './missing-to-invoice.ts';
import { SERVICE_STATUSES, type ServiceStatus } from './service-status.ts';
import { ROLES } from '../people/roles.ts';

/** `!` means not while a visit is in progress. */
const TABLE: Record<ServiceStatus, readonly string[]> = {
  PENDING: ['schedule', 'edit', 'writeLines', 'hold', 'cancel!'],
  SCHEDULED: ['schedule', 'edit', 'writeLines', 'hold', 'cancel!'],
  TRAVELLING: ['schedule', 'edit', 'writeLines', 'cancel!'],
  IN_PROGRESS: ['schedule', 'edit', 'writeLines', 'hold', 'cancel!'],
  ON_HOLD: ['schedule', 'edit', 'writeLines', 'changeHold', 'resume', 'cancel!'],
  FINISHED: ['edit', 'writeLines', 'close', 'reopen', 'cancel!'],
  CLOSED: ['reopen'],
  CANCELLED: ['reopen'],
};

const allowed = (status: ServiceStatus, act: ServiceAct, hasVisitInProgress: boolean) =>
  TABLE[status].includes(act) || (!hasVisitInProgress && TABLE[status].includes(`${act}!`));

const cells = SERVICE_STATUSES.flatMap((status) =>
  SERVICE_ACTS.flatMap((act) => [true, false].map((busy) => [act, status, busy] as const)),
);

describe('serviceActProblem', () => {
  test.each(cells)(
    'for %s on a service in %s (a visit in progress: %s) follows the table',
    (act, status, hasVisitInProgress) => {
      const problem = serviceActProblem(act, { status, hasVisitInProgress });
      if (allowed(status, act, hasVisitInProgress)) expect(problem).toBeNull();
      else expect(problem).toMatch(/^[A-Z].+[^.]$/);
    },
  );

  test.each([
    ['hold', 'TRAVELLING', 'No es posible poner en espera un servicio «En camino»'],
    ['hold', 'ON_HOLD', 'No es posible poner en espera un servicio «En espera»'],
    [
      ...(['changeHold', 'PENDING'] as const),
      'No es posible cambiar la espera de un servicio «Pendiente de asignar»',
    ],
    ['resume', 'PENDING', 'No es posible reanudar un servicio «Pendiente de asignar»'],
    ['close', 'IN_PROGRESS', 'No es posible cerrar un servicio «En curso»'],
    ['close', 'CLOSED', 'No es posible cerrar un servicio «Cerrado»'],
    ['reopen', 'SCHEDULED', 'No es posible reabrir un servicio «Programado»'],
    ['schedule', 'FINISHED', 'Para programar otra visita de un servicio «Finalizado», reábrelo antes'],
    ['schedule', 'CLOSED', 'No es posible programar una visita de un servicio «Cerrado»'],
    ['edit', 'CANCELLED', 'No es posible editar un servicio «Anulado»'],
    ['writeLines', 'CLOSED', 'No es posible cambiar las líneas de un servicio «Cerrado»'],
    ['cancel', 'CANCELLED', 'No es posible anular un servicio «Anulado»'],
  ] as const)('for %s in %s is: %s', (act, status, message) => {
    expect(serviceActProblem(act, { status, hasVisitInProgress: false })).toBe(message);
  });

  test('refuses to cancel a service while a visit is in progress', () => {
    expect(serviceActProblem('cancel', { status: 'IN_PROGRESS', hasVisitInProgress: true })).toBe(
      'No es posible anular un servicio mientras una visita está en curso',
    );
    // A visit may be in progress although the service is on hold.
    expect(serviceActProblem('cancel', { status: 'ON_HOLD', hasVisitInProgress: true })).not.toBeNull();
  });

  test.each(ROLES.flatMap((role) => SERVICE_STATUSES.map((status) => [role, status] as const)))(
    'the menu for %s on %s has the allowed acts',
    (role, status) => {
      for (const hasVisitInProgress of [true, false]) {
        const wanted = SERVICE_ACTS.filter(
          (act) =>
            allowed(status, act, hasVisitInProgress) && (role !== 'TECHNICIAN' || act === 'writeLines'),
        );
        expect(serviceActsFrom({ status, hasVisitInProgress }, role)).toEqual(wanted);
      }
    },
  );
});

describe('missingToInvoice', () => {
  const line = (changes: Partial<InvoicedLine>): InvoicedLine => ({
    ...{
      billable: 'YES',
      unitPriceCents: 9_640,
      quantityMilli: 1_000,
      discountBasisPoints: 0,
      vatPercent: 21,
    },
    ...changes,
  });
  const ready: InvoiceFacts = {
    billing: { hasNif: true, hasAddress: true },
    lines: [line({})],
    requiresSignature: true,
    lastReport: { signed: true, refused: false },
  };

  const person = { hasNif: false, hasAddress: true, mayLackNif: true };

  test.each<[Partial<InvoiceFacts>, MissingKind[]]>([
    [{}, []],
    // 330,58 € and 21 % are 400,00 €.
    [{ billing: person, lines: [line({ unitPriceCents: 33_058 })] }, []],
    [{ billing: person, lines: [line({ unitPriceCents: 33_059 })] }, ['NIF']],
    [{ billing: { hasNif: false, hasAddress: true } }, ['NIF']],
    [{ billing: { hasNif: true, hasAddress: false } }, ['ADDRESS']],
    [{ lines: [] }, ['LINES']],
    [{ lines: [line({ unitPriceCents: null })] }, ['PRICE']],
    [{ lines: [line({ unitPriceCents: 0 })] }, []],
    // Lines that are not charged need no price.
    [{ lines: [line({ billable: 'WARRANTY', unitPriceCents: null })] }, []],
    [{ lastReport: null }, ['REPORT']],
    [{ lastReport: { signed: false, refused: false } }, ['SIGNATURE']],
    [{ lastReport: { signed: false, refused: true } }, []],
    [{ lastReport: { signed: false, refused: false }, requiresSignature: false }, []],
    [
      { billing: { hasNif: false, hasAddress: false }, lines: [], lastReport: null },
      ['NIF', 'ADDRESS', 'LINES', 'REPORT'],
    ],
  ])('with %j is %j', (changes, missing) => {
    expect(missingToInvoice({ ...ready, ...changes })).toEqual(missing);
  });
});
