import type { Firestore } from '@google-cloud/firestore';
import { todayIn, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { ProspectFilter, ProspectTotal } from '../../graphql/types.generated.ts';
import { companyZone } from '../../settings/company-zone-store.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
import type { Page } from '../../store/lists/list-page.ts';
import { listProspects, prospectTotals, type ProspectPageRequest } from './prospect-list-store.ts';
import type { Prospect } from '../prospect.ts';
import { toProspect } from './prospect-document.ts';

export type ProspectStore = ById<Prospect> & {
  list: (request: ProspectPageRequest, now: Date) => Promise<Page<Prospect>>;
  totals: (filter: ProspectFilter) => Promise<ProspectTotal[]>;
  /** In the company's time zone. */
  today: (now: Date) => Promise<LocalDate>;
};

export function createProspectStore(firestore: Firestore): ProspectStore {
  const today = async (now: Date) => todayIn(await companyZone(firestore, now), now);
  return {
    ...loadById(firestore, 'prospects', toProspect),
    async list(request, now) {
      return listProspects(firestore, request, request.filter.due == null ? null : await today(now));
    },
    totals: (filter) => prospectTotals(firestore, filter),
    today,
  };
}
