import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type { Unit } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';

export type ClientDeps<Names extends keyof UnitStores> = {
  unit: Unit<Names>;
  parsePhone: PhoneParser;
  now: () => Date;
};
