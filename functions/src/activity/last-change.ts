import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { kindOf } from '@cuadrilla/domain/records/records.ts';
import type { User } from '../staff/user.ts';
import type { ResolversParentTypes } from '../graphql/resolvers.generated.ts';
import type { RecordChange } from '../graphql/types.generated.ts';
import type { ActivityStore, ChangesOf } from './activity-store.ts';

type Current = ResolversParentTypes['ConflictRecord'];

const SECTIONS: Partial<Record<NonNullable<Current['__typename']>, string>> = {
  CompanySettings: 'company',
  CompanyLogo: 'logo',
  WorkingHours: 'workingHours',
  Buffers: 'buffers',
  ServiceTypeList: 'serviceTypes',
  SkillList: 'skills',
  ZoneList: 'zones',
  HolidayList: 'holidays',
  ReasonList: 'reasons',
  PasswordSettings: 'passwords',
};

function changesOf(current: Current): ChangesOf | null {
  const section = SECTIONS[current.__typename];
  if (section !== undefined) return { entity: 'SETTINGS', id: section, visitId: null };
  switch (current.__typename) {
    case 'Technician':
    case 'Agent':
    case 'Me':
      return { entity: 'USER', id: current.id, visitId: null };
    case 'Visit':
      return { entity: 'SERVICE', id: current.summary.serviceId, visitId: current.id };
    default: {
      const entity = kindOf(current.__typename);
      return entity !== null && 'id' in current ? { entity, id: current.id, visitId: null } : null;
    }
  }
}

type Deps = {
  stores: { activity: Pick<ActivityStore, 'lastChange'> };
  viewer: () => Promise<Pick<User, 'role'>>;
};

export async function lastChange(current: Current, { stores, viewer }: Deps): Promise<RecordChange | null> {
  const of = changesOf(current);
  if (of === null || !canAny((await viewer()).role, 'activity:read')) return null;
  return stores.activity.lastChange(of);
}
