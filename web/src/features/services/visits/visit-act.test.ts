import { expect, test } from 'vitest';
import type { VisitAct_ResultFragment } from './visit-acts.generated.ts';
import { visitConflictWords } from './visit-act.ts';

const conflictBy = (byName: string | null) =>
  ({
    __typename: 'ConflictError',
    message: 'Ha cambiado',
    change: byName === null ? null : { __typename: 'RecordChange', byName, at: '2026-11-22T08:00:00.000Z' },
    current: { __typename: 'Visit', status: 'TRAVELLING' },
  }) as Extract<VisitAct_ResultFragment, { __typename: 'ConflictError' }>;

test.each([
  [
    'Marta Ruiz',
    /^Marta Ruiz ha cambiado esta visita (el 22\/11\/2026|hace .+|ahora mismo) \(09:00\) y está/,
  ],
  [null, /^Alguien ha cambiado esta visita mientras tanto y está/],
])('a conflict with a change by %s says who, when and the visit’s state', (byName, who) => {
  const words = visitConflictWords(conflictBy(byName));
  expect(words).toMatch(who);
  expect(words).toMatch(/ y está «En camino». Revísala e inténtalo de nuevo$/);
});
