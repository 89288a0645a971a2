import type { Client } from '../../clients/client.ts';
import type { MadeSite } from '../../clients/sites/new-site.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type { ConvertProspectInput } from '../../graphql/types.generated.ts';
import type { AskedFirstService } from '../../services/asked-service.ts';
import type { Occasion } from '../../store/act.ts';
import type { Handle } from '../store/prospect-writes-store.ts';
import type { Prospect } from '../prospect.ts';

/** A conversion under way: what either way, making a client or linking one, works with. */
export type Conversion = Handle & {
  parsePhone: PhoneParser;
  prospect: Prospect;
  input: ConvertProspectInput;
  occasion: Occasion;
};

/** What either way comes to. */
export type Converted = {
  kind: 'ready';
  client: Client;
  /** Where the prospect wants it done; null where one was linked without saying. */
  site: MadeSite | null;
  /** Whether the site, if any, is made with it; otherwise it was there already and only found again. */
  isNewSite: boolean;
  service: AskedFirstService | null;
};
