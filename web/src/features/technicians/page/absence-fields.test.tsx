import { ABSENCE } from '@cuadrilla/domain/records/absence.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fieldsWithoutControl, fieldsWithoutSample, samplesOf } from '../../../testing/described-fields.ts';
import { detail, open, press, rocio, technicianServer } from '../testing/test-technician.ts';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => Promise.all([import('./technician-page.tsx')]), 60_000);

test('every field of an absence has a control in its dialog', async () => {
  technicianServer();
  await open();
  await press('Añadir ausencia');
  const dialog = await screen.findByRole('dialog', { name: 'Añadir ausencia' });
  expect(fieldsWithoutControl(dialog, ABSENCE)).toEqual([]);
});

/** By field, in the order of the description. */
const SHOWN = { from: '09/07/2031', to: '12/07/2031', kind: 'Formación', note: 'Curso de gas' };

test('every field of an absence is in its row', async () => {
  technicianServer().on('TechnicianPage', () =>
    detail(rocio(), [
      {
        ...{ __typename: 'Absence', id: 'b1', technicianId: 't1', technicianName: 'Rocío Galán', version: 1 },
        ...{ from: '2031-07-09', to: '2031-07-12', kind: 'TRAINING', note: 'Curso de gas' },
        ...{ status: 'REQUESTED', decidedByName: null },
      },
    ]),
  );
  await open();
  const row = (await screen.findByText('Curso de gas')).closest('li')?.textContent ?? '';
  const described = [...samplesOf(ABSENCE).map(({ name }) => name), ...fieldsWithoutSample(ABSENCE)];
  expect(Object.keys(SHOWN).sort()).toEqual(described.sort());
  expect(Object.values(SHOWN).filter((text) => !row.includes(text))).toEqual([]);
});
