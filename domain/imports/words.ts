import { cellKey } from './cells/cell.ts';

/** Names of choices in other programs, by our label. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  Particular: ['Persona', 'Persona física', 'Física', 'Autónomo', 'P', 'PF'],
  Empresa: ['Sociedad', 'Persona jurídica', 'Jurídica', 'E', 'PJ', 'Compañía'],
  Comunidad: ['Comunidad de propietarios', 'CP', 'CCPP', 'C', 'Cdad', 'Finca'],
  'Administración pública': ['Ayuntamiento', 'Organismo público', 'Público', 'AAPP', 'Administración'],
  Caldera: ['Caldera de gas', 'Caldera mural', 'Caldera estanca', 'Calderas'],
  Aerotermia: ['Bomba de calor', 'Bomba calor'],
  'Aire acondicionado': [
    'Aire',
    'Split',
    'A/A',
    'AA',
    'Climatización',
    'Climatizador',
    'Conductos',
    'Multisplit',
  ],
  'Calentador o termo': ['Calentador', 'Termo', 'Termo eléctrico', 'Calentador de gas'],
  Radiadores: ['Radiador'],
  Bomba: ['Bomba de agua', 'Circulador', 'Grupo de presión'],
  Ventilación: ['Extractor', 'Recuperador', 'VMC'],
  'Frío comercial': ['Cámara', 'Cámara frigorífica', 'Vitrina', 'Frío', 'Frío industrial'],
  Electrodoméstico: ['Lavadora', 'Frigorífico', 'Lavavajillas', 'Horno', 'Nevera', 'Secadora'],
  Otro: ['Otros', 'Varios'],
  Operativo: ['Bien', 'Funciona', 'Activo', 'OK', 'En uso'],
  Averiado: ['Avería', 'Roto', 'Mal'],
  Retirado: ['Baja', 'De baja', 'Desmontado', 'Retirada'],
  'ud.': ['Ud', 'Uds', 'U', 'Un', 'Unidad', 'Unidades', 'Pieza', 'Pza'],
  h: ['Hora', 'Horas', 'Hr', 'Hrs'],
  m: ['Metro', 'Metros', 'Ml', 'Metro lineal', 'Mts'],
  kg: ['Kilo', 'Kilos', 'Kilogramo', 'Kgs'],
  km: ['Kilómetro', 'Kilómetros', 'Kms'],
  l: ['Litro', 'Litros', 'Lt', 'Lts'],
  Material: ['Materiales', 'Artículo', 'Producto', 'Recambio', 'Mercadería', 'Repuesto'],
  'Mano de obra': ['MO', 'M.O.', 'Servicio', 'Trabajo', 'Horas'],
  Desplazamiento: ['Desplazamientos', 'Kilometraje', 'Salida', 'Dieta'],
};

/** Matches a value by its label, name or synonym. */
export function choiceOf(words: Readonly<Record<string, string>>, text: string): string | null {
  const key = cellKey(text);
  const found = Object.entries(words).find(([value, label]) =>
    [value, label, ...(SAID[label] ?? [])].some((word) => cellKey(word) === key),
  );
  return found?.[0] ?? null;
}

const YES = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'v', 'yes', 'y', 'ok']);
const NO = new Set(['no', 'n', '0', 'false', 'falso', 'f']);
const TICK = /^[✓✔☑]$/u;
const CROSS = /^[-–—✗✘☐]$/u;

export function flagOf(text: string): boolean | null {
  if (TICK.test(text) || YES.has(cellKey(text))) return true;
  return CROSS.test(text) || NO.has(cellKey(text)) ? false : null;
}

const COMPANY =
  /(?:^|[\s,.])(?:s\.?\s?l\.?(?:\s?[uplne]\.?)?|s\.?\s?a\.?(?:\s?u\.?)?|s\.?\s?c\.?(?:\s?p\.?)?|c\.?\s?b\.?|s\.?\s?coop\.?|sociedad limitada|sociedad an[oó]nima|gmbh|ltd|inc)\.?$/iu;
const COMMUNITY =
  /^(?:comunidad(?:\s+de)?\s+(?:prop|vecinos|de)|c(?:dad|om|d)?\.?\s?(?:de\s)?(?:prop|vecinos)|c\.?\s?p\.?\s|cc\.?\s?pp\.?\s|mancomunidad)/iu;
const PUBLIC =
  /^(?:ayuntamiento|ayto\.?|diputaci[oó]n|ministerio|consejer[ií]a|junta de|ceip|ies|universidad)\s/iu;

export function kindOfName(name: string): 'COMPANY' | 'COMMUNITY' | 'PUBLIC_BODY' | null {
  if (COMMUNITY.test(name)) return 'COMMUNITY';
  if (PUBLIC.test(name)) return 'PUBLIC_BODY';
  return COMPANY.test(name) ? 'COMPANY' : null;
}
