import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type { Unit } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';

/** What a use case of this area is given; `Names` are the stores that it works with. */
export type ClientDeps<Names extends keyof UnitStores> = {
  unit: Unit<Names>;
  parsePhone: PhoneParser;
  now: () => Date;
};
