import { describe, expect, test } from 'vitest';
import { parsePostalCode, provinceOf, taxTerritoryOf } from './postal-code.ts';

const PROVINCES = [
  ['01', 'Araba/Álava'],
  ['02', 'Albacete'],
  ['03', 'Alicante/Alacant'],
  ['04', 'Almería'],
  ['05', 'Ávila'],
  ['06', 'Badajoz'],
  ['07', 'Illes Balears'],
  ['08', 'Barcelona'],
  ['09', 'Burgos'],
  ['10', 'Cáceres'],
  ['11', 'Cádiz'],
  ['12', 'Castellón/Castelló'],
  ['13', 'Ciudad Real'],
  ['14', 'Córdoba'],
  ['15', 'A Coruña'],
  ['16', 'Cuenca'],
  ['17', 'Girona'],
  ['18', 'Granada'],
  ['19', 'Guadalajara'],
  ['20', 'Gipuzkoa'],
  ['21', 'Huelva'],
  ['22', 'Huesca'],
  ['23', 'Jaén'],
  ['24', 'León'],
  ['25', 'Lleida'],
  ['26', 'La Rioja'],
  ['27', 'Lugo'],
  ['28', 'Madrid'],
  ['29', 'Málaga'],
  ['30', 'Murcia'],
  ['31', 'Navarra'],
  ['32', 'Ourense'],
  ['33', 'Asturias'],
  ['34', 'Palencia'],
  ['35', 'Las Palmas'],
  ['36', 'Pontevedra'],
  ['37', 'Salamanca'],
  ['38', 'Santa Cruz de Tenerife'],
  ['39', 'Cantabria'],
  ['40', 'Segovia'],
  ['41', 'Sevilla'],
  ['42', 'Soria'],
  ['43', 'Tarragona'],
  ['44', 'Teruel'],
  ['45', 'Toledo'],
  ['46', 'Valencia/València'],
  ['47', 'Valladolid'],
  ['48', 'Bizkaia'],
  ['49', 'Zamora'],
  ['50', 'Zaragoza'],
  ['51', 'Ceuta'],
  ['52', 'Melilla'],
] as const;

describe('provinceOf', () => {
  test.each(PROVINCES)('for %s is %s', (code, name) => {
    expect(provinceOf(`${code}001`)).toBe(name);
    expect(provinceOf(`${code}999`)).toBe(name);
  });

  test('is defined for the prefixes 01 to 52 only', () => {
    const known = Array.from({ length: 100 }, (_each, at) => String(at).padStart(2, '0')).filter((code) =>
      provinceOf(`${code}000`),
    );
    expect(known).toEqual(PROVINCES.map(([code]) => code));
  });
});

test.each([
  ['28013', '28013'],
  [' 28013\n', '28013'],
  ['28 013', '28013'],
  ['01001', '01001'],
  ['52999', '52999'],
])('typed %j is parsed as the postal code %s', (typed, code) => {
  expect(parsePostalCode(typed)).toBe(code);
});

test.each([
  '',
  '2801',
  '280133',
  '00123',
  '53001',
  '99999',
  '28O13',
  'E-28013',
  '２８０１３',
  '-8013',
  '2.8e1',
])('typed %j is not a postal code', (typed) => {
  expect(parsePostalCode(typed)).toBeNull();
  expect(taxTerritoryOf(typed)).toBeNull();
});

test.each(PROVINCES)('the tax territory for prefix %s (%s) is correct', (code) => {
  const special: Record<string, string> = { '35': 'IGIC', '38': 'IGIC', '51': 'IPSI', '52': 'IPSI' };
  expect(taxTerritoryOf(`${code}001`)).toBe(special[code] ?? 'IVA');
});
