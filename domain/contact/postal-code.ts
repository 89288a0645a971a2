/** The names of INE, in the order of their codes: 01 is the first, 52 the last. */
const PROVINCES = (
  'Araba/Álava|Albacete|Alicante/Alacant|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|' +
  'Castellón/Castelló|Ciudad Real|Córdoba|A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|' +
  'Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|' +
  'Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia/València|Valladolid|Bizkaia|' +
  'Zamora|Zaragoza|Ceuta|Melilla'
).split('|');

/** Which tax on sales holds where a postal code is. */
export type TaxTerritory = 'IVA' | 'IGIC' | 'IPSI';

/** The five digits of a Spanish postal code, spaces left out, or null where the text is none. */
export function parsePostalCode(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  return provinceOf(digits) === null ? null : digits;
}

/** The province of a postal code, or null where it is none. */
export function provinceOf(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  return PROVINCES[Number(postalCode.slice(0, 2)) - 1] ?? null;
}

/** Canarias has IGIC, Ceuta and Melilla IPSI, everywhere else IVA; null where the text is no postal code. */
export function taxTerritoryOf(postalCode: string): TaxTerritory | null {
  if (provinceOf(postalCode) === null) return null;
  if (/^3[58]/.test(postalCode)) return 'IGIC';
  return /^5[12]/.test(postalCode) ? 'IPSI' : 'IVA';
}
