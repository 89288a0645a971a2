import { expect, test } from 'vitest';
import { equipmentSchema } from './equipment.ts';
import { idOf, readingOf, REQUIRED } from './test-reading.ts';

const siteId = idOf('site');
const { valueOf, wrongIn, requiredIn } = readingOf(equipmentSchema(), { siteId, kind: 'BOILER' });

test('a piece of equipment needs a site and a kind, and works unless told', () => {
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
  expect(requiredIn()).toEqual([`siteId: ${REQUIRED}`, `kind: ${REQUIRED}`]);
});

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
  [{ serialNumber: 'a'.repeat(101) }, ['serialNumber: No puede tener más de 100 caracteres']],
])('a piece of equipment with %j is told %j', (changes, wrong) => {
  expect(wrongIn(changes)).toEqual(wrong);
});
