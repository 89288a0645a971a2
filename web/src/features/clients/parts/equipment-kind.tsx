import { EQUIPMENT_KIND_LABELS, type EquipmentKind } from '@cuadrilla/domain/services/equipment.ts';
import {
  IconAirConditioning,
  IconDroplet,
  IconEngine,
  IconFlame,
  IconFridge,
  IconPropeller,
  IconSnowflake,
  IconTemperature,
  IconThermometer,
  IconTool,
  IconWashMachine,
  IconWaveSine,
  type Icon,
} from '@tabler/icons-react';

const ICONS: Record<EquipmentKind, Icon> = {
  BOILER: IconFlame,
  HEAT_PUMP: IconSnowflake,
  AIR_CONDITIONER: IconAirConditioning,
  WATER_HEATER: IconDroplet,
  RADIATOR: IconTemperature,
  UNDERFLOOR: IconWaveSine,
  PUMP: IconEngine,
  THERMOSTAT: IconThermometer,
  VENTILATION: IconPropeller,
  REFRIGERATION: IconFridge,
  APPLIANCE: IconWashMachine,
  OTHER: IconTool,
};

export function EquipmentKindIcon({ kind, size = 16 }: { kind: EquipmentKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}

type Named = { kind: EquipmentKind; brand: string | null; model: string | null };

/** E.g. `Caldera Vaillant ecoTEC plus`; only the kind if brand and model are unknown. */
export function equipmentName({ kind, brand, model }: Named): string {
  return [EQUIPMENT_KIND_LABELS[kind], brand, model].filter((part) => part !== null && part !== '').join(' ');
}
