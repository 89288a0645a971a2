/** INE's names in the order of their codes, 01 to 52. */
const PROVINCES = (
  'Araba/Álava|Albacete|Alicante/Alacant|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|' +
  'Castellón/Castelló|Ciudad Real|Córdoba|A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|' +
  'Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|' +
  'Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia/València|Valladolid|Bizkaia|' +
  'Zamora|Zaragoza|Ceuta|Melilla'
).split('|');

export type TaxTerritory = 'IVA' | 'IGIC' | 'IPSI';

export function parsePostalCode(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  return provinceOf(digits) === null ? null : digits;
}

export function provinceOf(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  return PROVINCES[Number(postalCode.slice(0, 2)) - 1] ?? null;
}

/** Canarias IGIC, Ceuta and Melilla IPSI, elsewhere IVA; null for an invalid postal code. */
export function taxTerritoryOf(postalCode: string): TaxTerritory | null {
  if (provinceOf(postalCode) === null) return null;
  if (/^3[58]/.test(postalCode)) return 'IGIC';
  return /^5[12]/.test(postalCode) ? 'IPSI' : 'IVA';
}
