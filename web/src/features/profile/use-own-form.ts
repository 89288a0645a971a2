import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type * as z from 'zod/mini';
import { readFailure } from '#apollo/read-failure.ts';
import { copyTo, forgetStaffLists } from '#records/staff/forget.ts';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import type { Profile_MeFragment } from './profile-page.generated.ts';
import {
  useUpdateMyProfileMutation,
  type UpdateMyProfileMutation,
  type UpdateMyProfileMutationVariables,
} from './update-profile.generated.ts';

export type OwnProfile = Profile_MeFragment;

type Options<V, S> = {
  me: OwnProfile;
  valuesOf: (me: OwnProfile) => V;
  schema: (parsePhone: PhoneParser) => S;
  onDone: () => void;
};

function outcomeOf<V>(
  data: UpdateMyProfileMutation | null | undefined,
  valuesOf: (me: OwnProfile) => V,
): Outcome<void, V> {
  if (!data) throw new Error('No data');
  const { result } = data;
  if (result.__typename === 'MyProfileSuccess') return done(undefined);
  if (result.__typename === 'ConflictError' && result.current.__typename === 'Me') {
    return conflict(valuesOf(result.current), result.current.version, result.change);
  }
  return refused(result);
}

/** A form over oneself. The new name shows at once wherever one is named. */
export function useOwnForm<
  V extends object,
  S extends z.ZodMiniType<Omit<UpdateMyProfileMutationVariables['input'], 'version'>>,
>({ me, valuesOf, schema, onDone }: Options<V, S>) {
  const [run] = useUpdateMyProfileMutation();
  return useRecordForm<V, S>({
    initialValues: valuesOf(me),
    schema,
    version: me.version,
    draft: { owner: me.id, form: 'own-profile' },
    send: async (profile, { key, version }) => {
      const { data } = await run({
        variables: { input: { ...profile, version: version ?? me.version }, key },
        update: (cache, { data: written }) => {
          if (written?.result.__typename !== 'MyProfileSuccess') return;
          forgetStaffLists(cache);
          copyTo(cache, 'Agent', written.result.me);
        },
      });
      return outcomeOf(data, valuesOf);
    },
    readFailure,
    success: 'Perfil guardado',
    onDone,
  });
}
