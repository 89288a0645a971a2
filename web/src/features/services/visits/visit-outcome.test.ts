import { expect, test } from 'vitest';
import type { VisitAct_ResultFragment } from './visit-acts.generated.ts';
import { visitOutcome } from './visit-outcome.ts';

const conflictBy = (byName: string | null) =>
  ({
    __typename: 'ConflictError',
    message: 'Ha cambiado',
    change: byName === null ? null : { __typename: 'RecordChange', byName, at: '2026-11-22T08:00:00.000Z' },
    current: { __typename: 'Visit', status: 'TRAVELLING' },
  }) as VisitAct_ResultFragment;

test.each([
  ['Marta Ruiz', 'Marta Ruiz'],
  [null, 'Alguien'],
])('where %s was quicker it says who, and how the visit stands now', (byName, who) => {
  const outcome = visitOutcome(conflictBy(byName));
  expect(outcome).toMatchObject({
    kind: 'refused',
    message: `${who} ha cambiado esta visita mientras tanto y está «En camino». Revísala e inténtalo de nuevo`,
  });
});
