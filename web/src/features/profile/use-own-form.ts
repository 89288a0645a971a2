import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type * as z from 'zod/mini';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { copyTo, STAFF_LISTS } from '#records/staff/staff-lists.ts';
import type { Profile_MeFragment } from './profile-page.generated.ts';
import {
  UpdateMyProfileDocument,
  type UpdateMyProfileMutationVariables,
} from './update-profile.generated.ts';

export type OwnProfile = Profile_MeFragment;

type Options<V, S> = {
  me: OwnProfile;
  valuesOf: (me: OwnProfile) => V;
  schema: (parsePhone: PhoneParser) => S;
  onDone: () => void;
};

export function useOwnForm<
  V extends object,
  S extends z.ZodMiniType<Omit<UpdateMyProfileMutationVariables['input'], 'version'>>,
>({ me, ...options }: Options<V, S>) {
  return useSaveRecord(UpdateMyProfileDocument, {
    ...options,
    record: me,
    draft: 'own-profile',
    input: (profile, { version }) => ({ ...profile, version }),
    evict: STAFF_LISTS,
    update: (cache, result) => {
      if (result.__typename === 'MyProfileSuccess') copyTo(cache, 'Agent', result.me);
    },
    success: 'Perfil guardado',
  });
}
