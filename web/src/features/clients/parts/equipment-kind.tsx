import { type EquipmentKind } from '@cuadrilla/domain/services/equipment.ts';
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
