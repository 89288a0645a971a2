import { can } from '@cuadrilla/domain/people/permissions.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { PERSON, USER } from '@cuadrilla/domain/records/user.ts';
import { recordColumns } from '@cuadrilla/domain/exports/record-columns.ts';
import type { StaffExportInput } from '../../graphql/types.generated.ts';
import type { Item } from '../../items/item.ts';
import type { Prospect } from '../../prospects/prospect.ts';
import type { StaffRequest } from '../../staff/store/user-store.ts';
import type { User } from '../../staff/user.ts';
import type { Asked } from '../export.ts';
import { PAGE, recordSource, withCreated } from './export-source.ts';

const PROSPECT_COLUMNS = withCreated(PROSPECT, { labels: { code: 'Código' } });

export const PROSPECTS = recordSource<Asked<'prospects'>, Prospect>(
  () => PROSPECT_COLUMNS,
  ({ stores, now }, { search, filter, sort }, after) =>
    stores.prospects.list(
      { first: PAGE, after, search: search ?? null, filter: filter ?? {}, sort: sort ?? 'NEWEST' },
      now(),
    ),
);

const ITEM_COLUMNS = recordColumns(ITEM);
const WITHOUT_COSTS = recordColumns(ITEM, { without: ['costCents'] });

export const ITEMS = recordSource<Asked<'items'>, Item>(
  (role) => (can(role, 'items:costs') ? ITEM_COLUMNS : WITHOUT_COSTS),
  ({ stores }, { search, filter, sort }, after) =>
    stores.items.list({
      first: PAGE,
      after,
      search: search ?? null,
      sort: sort ?? 'NAME',
      kind: filter?.kind ?? null,
      family: filter?.family ?? null,
      archived: filter?.archive === 'ARCHIVED',
    }),
);

const staffPage = (
  of: StaffRequest['of'],
  { search, status, sort }: StaffExportInput,
  after: string | null,
): StaffRequest => ({
  of,
  first: PAGE,
  after,
  search: search ?? null,
  status: status ?? null,
  sort: sort ?? 'NAME',
});

const TECHNICIAN_COLUMNS = withCreated(USER);

export const TECHNICIANS = recordSource<Asked<'technicians'>, User>(
  () => TECHNICIAN_COLUMNS,
  ({ users }, asked, after) => users.list(staffPage('technicians', asked, after)),
);

const AGENT_COLUMNS = withCreated(PERSON);

export const AGENTS = recordSource<Asked<'agents'>, User>(
  () => AGENT_COLUMNS,
  ({ users }, asked, after) => {
    const role = asked.role ?? null;
    return users.list(staffPage(worksInField(role) ? 'office' : (role ?? 'office'), asked, after));
  },
);
