import { parsePostalPrefixes } from '@cuadrilla/domain/contact/zones.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { CatalogValue, Holiday, SectionContent, Zone } from '../../settings/settings.ts';
import { demoServiceTypes } from './work/demo-service-types.ts';
import { entityNif } from '../identity-numbers.ts';
import { place } from '../places.ts';
import { randomFor } from '../random.ts';

const SKILLS =
  'Calderas de gas|Climatización|Aerotermia|Fontanería|Electricidad|Frío comercial|Ventilación|Inspección de gas';

const ZONES: Readonly<Record<string, string>> = {
  'Zona Centro': '28004 28005 28008 28010 28012 28013 28014 28015',
  'Zona Norte': '28003 28020 28029 28034 28035 28036 28039 28046 28049 28050 2810 2870 28760',
  'Zona Este':
    '28001 28002 28006 28007 28009 28016 28017 28022 28027 28028 28030 28032 28033 28037 28042 28043 288',
  'Zona Sur': '28018 28021 28026 28031 28038 28041 28045 28051 28052 28053 2852 289',
  'Zona Oeste': '28011 28019 28023 28024 28025 28044 28047 2822 2823 28660',
};

const REASONS = {
  prospectSources: 'Web|Llamada|Recomendado|Feria|Administrador de fincas|Concurso',
  lostReasons: 'Precio|Eligió a otro instalador|No contesta|Ha decidido no hacerlo|Fuera de nuestra zona',
  cancelReasons: 'Lo pide el cliente|Duplicado|Ya resuelto|No es de nuestra actividad',
  holdReasons: 'Falta material|A la espera del cliente|A la espera del proveedor|A la espera de permiso',
};

/** Of the city of Madrid: national, regional and local. */
const HOLIDAYS = `
2026-01-01 Año Nuevo
2026-01-06 Epifanía del Señor
2026-04-02 Jueves Santo
2026-04-03 Viernes Santo
2026-05-01 Fiesta del Trabajo
2026-05-02 Fiesta de la Comunidad de Madrid
2026-05-15 San Isidro
2026-08-15 Asunción de la Virgen
2026-10-12 Fiesta Nacional de España
2026-11-02 Todos los Santos (traslado)
2026-11-09 Nuestra Señora de la Almudena
2026-12-07 Día de la Constitución (traslado)
2026-12-08 Inmaculada Concepción
2026-12-25 Natividad del Señor
2027-01-01 Año Nuevo
2027-01-06 Epifanía del Señor
2027-03-25 Jueves Santo
2027-03-26 Viernes Santo
2027-05-01 Fiesta del Trabajo
2027-05-03 Fiesta de la Comunidad de Madrid (traslado)
2027-05-15 San Isidro
2027-08-16 Asunción de la Virgen (traslado)
2027-10-12 Fiesta Nacional de España
2027-11-01 Todos los Santos
2027-11-09 Nuestra Señora de la Almudena
2027-12-06 Día de la Constitución
2027-12-08 Inmaculada Concepción
2027-12-25 Natividad del Señor`
  .trim()
  .split('\n');

const day = [
  { from: '08:00', to: '14:00' },
  { from: '15:00', to: '17:30' },
];
/** Forty hours a week, the legal maximum. */
const DEMO_HOURS: WeeklyHours = {
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: [{ from: '08:00', to: '14:00' }],
  sat: [],
  sun: [],
};

const idOf = (what: string) => randomFor(`settings ${what}`).id();

function values(list: string, names: string): CatalogValue[] {
  return names.split('|').map((name) => ({ id: idOf(`${list} ${name}`), name, retired: false }));
}

/** Omitted sections keep their defaults. */
export function demoSettings(): { [S in DemoSection]: SectionContent<S> } {
  const skills = values('skill', SKILLS);
  return {
    company: {
      name: 'Térmica Manzanares, S. L.',
      nif: entityNif(randomFor('company'), 'B'),
      address: place('Calle de Embajadores 181, 28045'),
      phone: '+34910000000',
      email: 'hola@ejemplo.es',
      timeZone: 'Europe/Madrid',
      agentsApproveAbsences: false,
      pricesOnReport: true,
    },
    workingHours: { hours: DEMO_HOURS },
    skills: { values: skills },
    zones: { values: Object.entries(ZONES).map(zone) },
    serviceTypes: { values: demoServiceTypes(skills) },
    reasons: {
      prospectSources: values('source', REASONS.prospectSources),
      lostReasons: values('lost', REASONS.lostReasons),
      cancelReasons: values('cancel', REASONS.cancelReasons),
      holdReasons: values('hold', REASONS.holdReasons),
    },
    holidays: { values: HOLIDAYS.map(holiday) },
  };
}

export type DemoSection =
  'company' | 'workingHours' | 'skills' | 'zones' | 'serviceTypes' | 'reasons' | 'holidays';

function zone([name, prefixes]: [string, string]): Zone {
  const postalPrefixes = parsePostalPrefixes(prefixes);
  if (!postalPrefixes) throw new Error(`${name} has a postal code that is none`);
  return { id: idOf(`zone ${name}`), name, postalPrefixes, retired: false };
}

function holiday(line: string): Holiday {
  const date = line.slice(0, 10);
  return { id: idOf(`holiday ${date}`), date, name: line.slice(11) };
}
