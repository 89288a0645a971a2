import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionsFrom,
  actionTo,
  isOpen,
  PROSPECT_ACTIONS,
  PROSPECT_STATUS_LABELS,
  PROSPECT_STATUSES,
  prospectTransition,
  isAnswer,
  stopsFirstResponseClock,
  type ProspectAction,
  type ProspectStatus,
} from './prospect-states.ts';
import { ROLES, type Role } from '../people/roles.ts';

/** Transitions for the office; `!` requires a reason, `*` is for administrators only. */
const TABLE: Record<ProspectStatus, Partial<Record<ProspectStatus, string>>> = {
  NEW: {
    CONTACTED: 'advance',
    QUALIFIED: 'advance',
    QUOTED: 'advance',
    CONVERTED: 'convert',
    LOST: 'lose!',
    DISCARDED: 'discard',
  },
  CONTACTED: {
    NEW: 'stepBack!',
    QUALIFIED: 'advance',
    QUOTED: 'advance',
    CONVERTED: 'convert',
    LOST: 'lose!',
    DISCARDED: 'discard',
  },
  QUALIFIED: {
    CONTACTED: 'stepBack!',
    QUOTED: 'advance',
    CONVERTED: 'convert',
    LOST: 'lose!',
    DISCARDED: 'discard',
  },
  QUOTED: { QUALIFIED: 'stepBack!', CONVERTED: 'convert', LOST: 'lose!', DISCARDED: 'discard' },
  CONVERTED: {},
  LOST: { CONTACTED: 'reopen' },
  DISCARDED: { NEW: 'restore*' },
};

const pairs = ROLES.flatMap((role) =>
  PROSPECT_STATUSES.flatMap((from) => PROSPECT_STATUSES.map((to) => [role, from, to] as const)),
);
function expected(role: Role, from: ProspectStatus, to: ProspectStatus) {
  const cell = TABLE[from][to];
  if (cell === undefined || role === 'TECHNICIAN' || (cell.endsWith('*') && role !== 'ADMIN')) return null;
  return { action: cell.replace(/[!*]$/, '') as ProspectAction, needsReason: cell.endsWith('!') };
}

describe('prospect transitions', () => {
  test.each(pairs)('%s dropping a card from %s on %s gets the right action', (role, from, to) => {
    expect(actionTo(from, to, role)).toEqual(expected(role, from, to));
  });

  test.each(pairs)("%s may do exactly the table's action from %s to %s", (role, from, to) => {
    const edge = expected(role, from, to);
    for (const action of PROSPECT_ACTIONS) {
      const result = prospectTransition({ from, action, to, role });
      if (action === edge?.action) expect(result).toEqual({ ok: true, to, needsReason: edge.needsReason });
      else expect(result).toEqual({ ok: false, message: expect.stringMatching(/^[A-Z].+/) as string });
    }
  });

  test.each(ROLES.flatMap((role) => PROSPECT_STATUSES.map((from) => [role, from] as const)))(
    'the menu for %s on %s has each action once',
    (role, from) => {
      const menu = actionsFrom(from, role).map(({ action, to }) => `${action} ${to}`);
      const wanted = PROSPECT_STATUSES.flatMap((to) => {
        const edge = expected(role, from, to);
        return edge ? [`${edge.action} ${to}`] : [];
      });
      expect(menu.toSorted()).toEqual(wanted.toSorted());
    },
  );

  test.each([
    ['NEW', 'advance', 'CONTACTED'],
    ['CONTACTED', 'advance', 'QUALIFIED'],
    ['QUALIFIED', 'advance', 'QUOTED'],
    ['QUOTED', 'stepBack', 'QUALIFIED'],
    ['CONTACTED', 'stepBack', 'NEW'],
    ['NEW', 'lose', 'LOST'],
    ['NEW', 'discard', 'DISCARDED'],
    ['LOST', 'reopen', 'CONTACTED'],
    ['DISCARDED', 'restore', 'NEW'],
    ['QUOTED', 'convert', 'CONVERTED'],
  ] as const)('without a target lead from %s by %s to %s', (from, action, to) => {
    expect(prospectTransition({ from, action, role: 'ADMIN' })).toMatchObject({ ok: true, to });
  });

  test.each([
    ['NEW', 'advance', 'CONTACTED', 'TECHNICIAN', 'No tienes permiso para cambiar el estado de un prospecto'],
    ['DISCARDED', 'restore', undefined, 'AGENT', 'Solo administración puede restaurar un prospecto'],
    ['CONVERTED', 'lose', undefined, 'ADMIN', 'Un prospecto convertido ya no cambia de estado'],
    [
      'LOST',
      'advance',
      'QUOTED',
      'ADMIN',
      'No se puede avanzar a «Presupuestado» un prospecto en estado «Perdido»',
    ],
    ['NEW', 'stepBack', undefined, 'AGENT', 'No se puede retroceder un prospecto en estado «Nuevo»'],
    ['QUOTED', 'advance', undefined, 'AGENT', 'No se puede avanzar un prospecto en estado «Presupuestado»'],
  ] as const)('%s %s to %s as %s is refused with «%s»', (from, action, to, role, message) => {
    expect(prospectTransition({ from, action, to, role })).toEqual({ ok: false, message });
  });
});

test('130,000 random actions follow the table and never leave CONVERTED', () => {
  const command = fc.record({
    action: fc.constantFrom(...PROSPECT_ACTIONS),
    to: fc.option(fc.constantFrom(...PROSPECT_STATUSES), { nil: undefined }),
    role: fc.constantFrom(...ROLES),
  });
  const commandsOf = fc.array(command, { minLength: 13, maxLength: 13 });
  let [commands, moves] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...PROSPECT_STATUSES), commandsOf, (start, each) => {
      let status: ProspectStatus = start;
      for (const { action, to, role } of each) {
        commands += 1;
        const result = prospectTransition({ from: status, action, to, role });
        if (!result.ok) continue;
        moves += 1;
        expect(status).not.toBe('CONVERTED');
        expect(expected(role, status, result.to)).toEqual({ action, needsReason: result.needsReason });
        if (to !== undefined) expect(result.to).toBe(to);
        if (result.to === 'CONVERTED') expect(isOpen(status)).toBe(true);
        status = result.to;
      }
    }),
    { numRuns: 10_000 },
  );
  expect(commands).toBeGreaterThanOrEqual(100_000);
  expect(moves).toBeGreaterThan(5_000);
}, 60_000);

test('leaving «Nuevo» stops the response time', () => {
  for (const from of PROSPECT_STATUSES) {
    for (const to of PROSPECT_STATUSES) {
      expect(stopsFirstResponseClock(from, to)).toBe(from === 'NEW' && to !== 'NEW');
    }
  }
});

test('calls and e-mails count as a response, notes do not', () => {
  expect((['CALL', 'EMAIL', 'NOTE'] as const).filter(isAnswer)).toEqual(['CALL', 'EMAIL']);
});

test('four statuses are open, and every status has its Spanish label', () => {
  expect(PROSPECT_STATUSES.filter(isOpen)).toEqual(['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED']);
  expect(PROSPECT_STATUSES.map((status) => PROSPECT_STATUS_LABELS[status])).toEqual([
    'Nuevo',
    'Contactado',
    'Cualificado',
    'Presupuestado',
    'Convertido',
    'Perdido',
    'Descartado',
  ]);
});
