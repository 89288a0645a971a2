import { expect, test } from 'vitest';
import { scheduleVisitSchema } from './schedule-visit.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const [javier, lucia] = [idOf('javier'), idOf('lucia')];
const start = '2026-11-24T08:00:00.000Z';
const good = { technicianIds: [javier], start, end: '2026-11-24T09:30:00.000Z' };
const { valueOf, wrongIn, requiredIn } = readingOf(scheduleVisitSchema(), good);

const AFTER = 'end: La hora de fin debe ser posterior a la de inicio';
const NOBODY = 'technicianIds: Elige al menos un técnico';

test('a visit requires distinct technicians and times', () => {
  expect(valueOf({ technicianIds: [lucia, javier, lucia], instructions: ' Llaves en conserjería ' })).toEqual(
    {
      technicianIds: [lucia, javier],
      start: new Date(start),
      end: new Date(good.end),
      instructions: 'Llaves en conserjería',
    },
  );
  expect(valueOf().instructions).toBeNull();
  expect(requiredIn()).toEqual([NOBODY, `start: ${REQUIRED}`, `end: ${REQUIRED}`]);
});

const many = (count: number) => Array.from({ length: count }, (_each, index) => idOf(`t${index}x`));
test.each([
  [{ technicianIds: [] }, [NOBODY]],
  [{ technicianIds: [null, ''] }, [NOBODY]],
  [{ technicianIds: many(10) }, []],
  [{ technicianIds: many(11) }, ['technicianIds: No puede haber más de 10']],
  [{ technicianIds: javier }, ['technicianIds: Elige una opción de la lista']],
  [{ technicianIds: ['a/b'] }, ['technicianIds.0: Elige una opción de la lista']],
  [{ end: start }, [AFTER]],
  [{ end: '2026-11-24T07:59:59.999Z' }, [AFTER]],
  [{ end: '2026-11-24T08:00:00.001Z' }, []],
  // Across midnight.
  [{ end: '2026-11-25T00:00:00.000Z' }, []],
  [{ end: '2026-11-25T00:00:00.001Z' }, ['end: Una visita no puede durar más de 16 horas']],
  [{ start: 'hoy' }, ['start: Indica una fecha y una hora válidas']],
  [{ technicianIds: [], end: start }, [NOBODY, AFTER]],
  [{ instructions: 'a'.repeat(4_001) }, ['instructions: No puede tener más de 4000 caracteres']],
])('a visit with %j reports %j', (changes, wrong) => {
  expect(wrongIn(changes)).toEqual(wrong);
});

test('the limit of sixteen hours is exact across both clock changes', () => {
  for (const evening of ['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z']) {
    const later = (ms: number) => new Date(Date.parse(evening) + 16 * 3_600_000 + ms);
    expect(wrongIn({ start: evening, end: later(0) })).toEqual([]);
    expect(wrongIn({ start: evening, end: later(1) })).toHaveLength(1);
  }
});
