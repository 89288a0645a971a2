import type { EquipmentKind } from '@cuadrilla/domain/services/equipment.ts';
import { addDays, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Equipment } from '../../clients/equipment/equipment.ts';
import type { Random } from '../random.ts';

export type DemoEquipment = Pick<
  Equipment,
  'kind' | 'brand' | 'model' | 'serialNumber' | 'installedOn' | 'warrantyUntil' | 'status' | 'notes'
>;

const MODELS = {
  BOILER: [
    ['Vaillant', 'ecoTEC plus VMW 25/32', 'ecoTEC plus VMW 30/36', 'ecoTEC pro VMW 24/28'],
    ['Saunier Duval', 'Thelia Condens 25', 'Isofast Condens 32', 'Thema Condens 26'],
    ['Ferroli', 'Bluehelix Tech RRT 28 C', 'Bluehelix Alpha 24 C'],
    ['Junkers Bosch', 'Cerapur Comfort ZWBE 25/32', 'Condens 4300i W'],
    ['Baxi', 'Platinum Compact 26/26 F', 'Neodens Plus Eco 28'],
  ],
  AIR_CONDITIONER: [
    ['Daikin', 'Sensira FTXF35', 'Sensira FTXF25', 'Perfera FTXM50', 'ADEAS71A de conductos'],
    ['Mitsubishi Electric', 'MSZ-AP35VG', 'MSZ-HR25VF', 'MSZ-LN50VG2'],
    ['Fujitsu', 'ASY 35 UI-KM', 'ASY 25 UI-KG'],
    ['Panasonic', 'Etherea Z35', 'TZ25 Superior'],
    ['LG', 'Dualcool Confort 12'],
  ],
  HEAT_PUMP: [
    ['Daikin', 'Altherma 3 R 8 kW', 'Altherma 3 H HT'],
    ['Vaillant', 'aroTHERM plus VWL 75/6'],
    ['Mitsubishi Electric', 'Ecodan Zubadan 8'],
    ['Saunier Duval', 'Genia Air Max 6'],
  ],
  WATER_HEATER: [
    ['Ariston', 'Velis Evo 80', 'Pro1 Eco 100'],
    ['Fleck', 'Duo5 50'],
    ['Junkers', 'Hydro 4300 11 l'],
    ['Cointra', 'Premium 14 l'],
  ],
  CENTRAL_BOILER: [
    ['Ferroli', 'GN2 N 09', 'GN4 N 12'],
    ['Viessmann', 'Vitocrossal 200 CM2'],
    ['De Dietrich', 'C 330-350 Eco'],
  ],
  PUMP: [
    ['Grundfos', 'Magna3 40-100', 'Alpha2 25-60', 'UPS 32-80'],
    ['Wilo', 'Stratos 40/1-8', 'Yonos Pico 25/1-6'],
  ],
  THERMOSTAT: [
    ['Netatmo', 'NTH01'],
    ['Vaillant', 'sensoHOME VRT 380f'],
    ['Siemens', 'RDE100.1'],
  ],
  VENTILATION: [
    ['Soler & Palau', 'CAD HE 450', 'TD-800/200 Silent'],
    ['Mitsubishi Electric', 'Lossnay LGH-50'],
  ],
  REFRIGERATION: [
    ['Zanotti', 'MZS121', 'SB 155 N'],
    ['Infrico', 'AGB 1402 BT', 'Vitrina Tagus'],
  ],
  RADIATOR: [['Roca', 'Dubal 70 (9 elementos)', 'Dubal 45 (12 elementos)']],
  UNDERFLOOR: [['Uponor', 'Klett 16, 8 circuitos']],
} as const satisfies Record<string, readonly (readonly [brand: string, ...models: string[]])[]>;

export type ModelGroup = keyof typeof MODELS;

const NOTES = [
  'Ruido al arrancar en frío; vigilar el ventilador.',
  'Se cambió la placa en la última avería.',
  'Acceso estrecho: llevar la escalera corta.',
  'La llave de corte está detrás del mueble alto.',
];

export function equipmentOf(random: Random, group: ModelGroup, until: LocalDate): DemoEquipment {
  const [brand, ...models] = random.pick<readonly [string, ...string[]]>(MODELS[group]);
  const ageDays = random.int(20, 365 * 12);
  const installedOn = random.chance(0.12) ? null : addDays(until, -ageDays);
  const years = random.pick([2, 3, 5]);
  return {
    kind: kindOf(group),
    brand,
    model: random.pick(models),
    serialNumber: random.chance(0.1) ? null : serialOf(random),
    installedOn,
    warrantyUntil: installedOn === null || random.chance(0.15) ? null : addDays(installedOn, years * 365),
    status: ageDays > 365 * 11 ? 'RETIRED' : random.chance(0.08) ? 'FAULTY' : 'OPERATIONAL',
    notes: random.chance(0.1) ? random.pick(NOTES) : null,
  };
}

function kindOf(group: ModelGroup): EquipmentKind {
  return group === 'CENTRAL_BOILER' ? 'BOILER' : group;
}

function serialOf(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => String(random.int(0, 9))).join('');
  return random.chance(0.5)
    ? `21 ${digits(2)} ${digits(2)} ${digits(4)} ${digits(4)}`
    : `J0${digits(2)} ${digits(5)}`;
}
