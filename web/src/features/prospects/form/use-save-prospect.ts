import { PROSPECT, type NewProspect, type ProspectForm } from '@cuadrilla/domain/records/prospect.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import type { DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { forgetLists } from '../list/forget-lists.ts';
import {
  useCreateProspectMutation,
  useUpdateProspectMutation,
  type UpdateProspectMutation,
} from './save-prospect.generated.ts';

type Sent = { key: string; version: number | null };
type Saved = Outcome<string, ProspectForm>;

type Current = Extract<UpdateProspectMutation['updateProspect'], { __typename: 'ConflictError' }>['current'];

/** The conflict of a prospect comes with a prospect. */
const isProspect = (current: Current): current is Extract<Current, { id: string }> => 'id' in current;

/** Makes a prospect. Those who look like the same person are told apart, and the form stays as it is. */
export function useCreateProspect(
  notDuplicateOf: readonly string[],
  onDuplicates: (matches: readonly DuplicateMatch[]) => void,
) {
  const [run] = useCreateProspectMutation();
  return async (prospect: NewProspect, { key }: Sent): Promise<Saved> => {
    const { data } = await run({
      variables: { input: { prospect, notDuplicateOf: [...notDuplicateOf] }, key },
      update: (cache, { data: written }) => {
        if (written?.createProspect.__typename === 'CreateProspectSuccess') forgetLists(cache);
      },
    });
    if (!data) throw new Error('No data');
    const { createProspect: result } = data;
    if (result.__typename === 'CreateProspectSuccess') return done(result.prospect.id);
    if (result.__typename === 'DuplicateError') onDuplicates(result.matches);
    return refused(result, 'prospect');
  };
}

/** Changes a prospect, unless somebody else has meanwhile. */
export function useUpdateProspect(id: string, notDuplicateOf: readonly string[]) {
  const [run] = useUpdateProspectMutation();
  return async (prospect: NewProspect, { key, version }: Sent): Promise<Saved> => {
    const { data } = await run({
      variables: {
        input: { id, version: version ?? 0, prospect, notDuplicateOf: [...notDuplicateOf] },
        key,
      },
      update: (cache, { data: written }) => {
        if (written?.updateProspect.__typename === 'ProspectSuccess') forgetLists(cache);
      },
    });
    if (!data) throw new Error('No data');
    const { updateProspect: result } = data;
    if (result.__typename === 'ProspectSuccess') return done(result.prospect.id);
    if (result.__typename === 'ConflictError' && isProspect(result.current)) {
      return conflict(formOf(PROSPECT, result.current), result.current.version, result.change);
    }
    return refused(result, 'prospect');
  };
}
