import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import type { PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import type { NewSite } from '@cuadrilla/domain/records/site.ts';
import * as z from 'zod/mini';
import type { StoredAddress } from '../../records.ts';
import { equipmentOf, type DemoEquipment, type ModelGroup } from './demo-equipment.ts';
import { called, mobileOf, personOf } from '../people.ts';
import { placeOf } from '../places.ts';
import type { Random } from '../random.ts';

export type DemoSite = {
  id: string;
  site: NewSite;
  createdAt: Date;
  equipment: readonly { id: string; equipment: DemoEquipment; createdAt: Date }[];
};

const NAMES: Record<PartyKind, readonly string[]> = {
  PERSON: ['Vivienda', 'Piso alquilado', 'Casa de la sierra'],
  COMPANY: ['Local', 'Almacén', 'Oficina'],
  COMMUNITY: ['Portal y viviendas', 'Sala de calderas, sótano −2', 'Garaje y trasteros'],
  PUBLIC_BODY: ['Edificio principal', 'Pabellón', 'Casa de la cultura'],
};

const GROUPS: Record<PartyKind, readonly ModelGroup[]> = {
  PERSON: [
    'BOILER',
    'BOILER',
    'AIR_CONDITIONER',
    'AIR_CONDITIONER',
    'WATER_HEATER',
    'THERMOSTAT',
    'HEAT_PUMP',
    'UNDERFLOOR',
  ],
  COMPANY: ['AIR_CONDITIONER', 'AIR_CONDITIONER', 'VENTILATION', 'REFRIGERATION', 'BOILER', 'THERMOSTAT'],
  COMMUNITY: ['CENTRAL_BOILER', 'PUMP', 'PUMP', 'BOILER', 'THERMOSTAT', 'RADIATOR'],
  PUBLIC_BODY: ['CENTRAL_BOILER', 'PUMP', 'AIR_CONDITIONER', 'VENTILATION', 'RADIATOR', 'HEAT_PUMP'],
};

const ACCESS = [
  'Llaves en conserjería hasta las 14:00.',
  'Código de la puerta 4471; altura máxima 2,10 m.',
  'Aparcar en el vado y avisar por el telefonillo.',
  'Acceso a la cubierta con llave del presidente.',
];
const DAY_MS = 86_400_000;

export type SitesOf = {
  kind: PartyKind;
  address: StoredAddress;
  sites: number;
  equipment: number | null;
  createdAt: Date;
  now: Date;
};

export function demoSites(
  random: Random,
  { kind, address, sites, equipment, createdAt, now }: SitesOf,
): DemoSite[] {
  const machines = equipment ?? random.int(kind === 'PERSON' ? 1 : 2, kind === 'PERSON' ? 3 : 4);
  const made = Array.from({ length: sites }, (_, index) => {
    const at = new Date(
      Math.min(createdAt.getTime() + index * random.int(1, 40) * DAY_MS, now.getTime() - DAY_MS),
    );
    return {
      id: random.id(),
      site: siteOf(random, kind, index, index === 0 ? address : null),
      createdAt: at,
    };
  });
  return made.map((site, index) => ({
    ...site,
    equipment: machinesOf(random, { ...site, kind, machines, index, sites }),
  }));
}

type MachinesOf = { createdAt: Date; kind: PartyKind; machines: number; index: number; sites: number };

/** One machine at each further site, the rest at the first. */
function machinesOf(random: Random, { createdAt, kind, machines, index, sites }: MachinesOf) {
  const here = index === 0 ? Math.max(machines - (sites - 1), 0) : Math.min(1, machines);
  return Array.from({ length: here }, (_, place) => {
    const groups = GROUPS[kind];
    const group = place === 0 && index === 0 ? (groups[0] ?? 'BOILER') : random.pick(groups);
    const at = new Date(createdAt.getTime() + (place + 1) * 60_000);
    return {
      id: random.id(),
      equipment: equipmentOf(random, group, at.toISOString().slice(0, 10)),
      createdAt: at,
    };
  });
}

function siteOf(random: Random, kind: PartyKind, index: number, address: StoredAddress | null): NewSite {
  const isDwelling = kind === 'PERSON' || (kind === 'COMMUNITY' && index === 0);
  const hasContact = random.chance(kind === 'PERSON' ? 0.15 : 0.7);
  return z.parse(siteSchema(parsePhone), {
    name: NAMES[kind][index] ?? `Ubicación ${index + 1}`,
    address: address ?? placeOf(random, { floor: kind === 'PERSON' }),
    accessNotes: random.chance(0.4) ? random.pick(ACCESS) : null,
    contactName: hasContact ? called(personOf(random)) : null,
    contactPhone: hasContact ? mobileOf(random) : null,
    isDwelling,
  });
}
