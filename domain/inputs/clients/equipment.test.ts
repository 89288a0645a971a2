import { expect, test } from 'vitest';
import { equipmentSchema } from './equipment.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const siteId = idOf('site');
const { valueOf, wrongIn, requiredIn } = readingOf(equipmentSchema('2026-11-21'), { siteId, kind: 'BOILER' });

test('equipment requires a site and a kind, and is operational by default', () => {
  expect(valueOf()).toEqual({
    siteId,
    kind: 'BOILER',
    brand: null,
    model: null,
    serialNumber: null,
    installedOn: null,
    warrantyUntil: null,
    status: 'OPERATIONAL',
    notes: null,
  });
  expect(valueOf({ status: null }).status).toBe('OPERATIONAL');
  expect(valueOf({ status: 'FAULTY', brand: ' Saunier Duval ' })).toMatchObject({
    status: 'FAULTY',
    brand: 'Saunier Duval',
  });
  expect(requiredIn()).toEqual([`kind: ${REQUIRED}`, `siteId: ${REQUIRED}`]);
});

const tooEarly = 'installedOn: La instalación no puede ser anterior a 1950';
const tooLate = 'installedOn: La instalación no puede ser dentro de más de un año';
const early = 'warrantyUntil: La garantía no puede terminar antes de la instalación';
test.each([
  [{ siteId: '' }, [`siteId: ${REQUIRED}`]],
  [{ siteId: '../x' }, ['siteId: Elige una opción de la lista']],
  [{ kind: 'CAR' }, ['kind: Elige una opción de la lista']],
  [{ status: 'SOLD' }, ['status: Elige una opción de la lista']],
  [{ installedOn: '21/11/2026' }, ['installedOn: Indica una fecha válida']],
  [{ installedOn: '2026-11-21', warrantyUntil: '2026-11-20' }, [early]],
  [{ installedOn: '9', warrantyUntil: '2026-11-20' }, ['installedOn: Indica una fecha válida']],
  [{ installedOn: '2026-11-21', warrantyUntil: '2026-11-21' }, []],
  [{ warrantyUntil: '2026-11-21' }, []],
  [{ installedOn: '1950-01-01' }, []],
  [{ installedOn: '1949-12-31' }, [tooEarly]],
  [{ installedOn: '0206-11-21', warrantyUntil: '0200-01-01' }, [tooEarly]],
  [{ installedOn: '2027-11-21' }, []],
  [{ installedOn: '2027-11-22' }, [tooLate]],
  [{ installedOn: '2206-11-21', warrantyUntil: '2208-11-21' }, [tooLate]],
  [{ serialNumber: 'a'.repeat(101) }, ['serialNumber: No puede tener más de 100 caracteres']],
])('equipment with %j reports %j', (changes, wrong) => {
  expect(wrongIn(changes)).toEqual(wrong);
});

test('a year after 29 February is 28 February', () => {
  const { wrongIn: wrong } = readingOf(equipmentSchema('2028-02-29'), { siteId, kind: 'BOILER' });
  expect(wrong({ installedOn: '2029-02-28' })).toEqual([]);
  expect(wrong({ installedOn: '2029-03-01' })).toEqual([tooLate]);
});
