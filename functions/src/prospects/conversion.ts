import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import type { ConvertProspectInput } from '../graphql/types.generated.ts';
import type { Occasion } from '../store/act.ts';
import type { Handle } from './prospect-store.ts';
import type { Prospect } from './prospect.ts';

/** A conversion under way: what either way, making a client or linking one, works with. */
export type Conversion = Handle & {
  parsePhone: PhoneParser;
  prospect: Prospect;
  input: ConvertProspectInput;
  occasion: Occasion;
};
