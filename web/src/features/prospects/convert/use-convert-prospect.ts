import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { isSameClient } from '#records/duplicates/match-words.ts';
import { useDuplicates, type DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { useFocusOnRefusal } from '#records/duplicates/use-focus-on-refusal.ts';
import { forgetServices } from '#records/services/forget-services.ts';
import { useSession } from '#session/session-context.tsx';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { useConvertProspectMutation, type ConvertProspectMutation } from './convert-prospect.generated.ts';
import {
  convertSchema,
  convertValues,
  managerOf,
  toConvertInput,
  type ConvertInput,
  type ConvertValues,
} from './convert-values.ts';
import { toastConverted } from './converted-toast.tsx';
import type { ServiceType } from './first-service.ts';
import { forgetLists } from '../list/forget-lists.ts';
import type { Prospect } from '../page/prospect-loader.tsx';

type Sent = { key: string; version: number | null };
type Result = ConvertProspectMutation['convertProspect'];
type Current = Extract<Result, { __typename: 'ConflictError' }>['current'];

/** The conflict of a prospect comes with a prospect. */
const isProspect = (current: Current): current is Extract<Current, { id: string }> => 'id' in current;

function outcomeOf(result: Result, types: readonly ServiceType[]): Outcome<string, ConvertValues> {
  if (result.__typename === 'ConvertProspectSuccess') return done(result.client.id);
  if (result.__typename === 'ConflictError' && isProspect(result.current)) {
    const { current } = result;
    // There is nothing to put together any more.
    if (!isOpen(current.status)) {
      const closed = quickerWords(result.change, 'cerrado o convertido este prospecto');
      return refused({ message: `${closed}: ya no se puede convertir` });
    }
    return conflict(convertValues(current, types), current.version, result.change);
  }
  return refused(result);
}

/** Sends a conversion as made from the version that its form was made from, which is not always the one in the cache. */
function useSend(
  id: string,
  types: readonly ServiceType[],
  onDuplicates: (matches: readonly DuplicateMatch[]) => void,
) {
  const [run] = useConvertProspectMutation();
  return async (input: ConvertInput, { key, version }: Sent): Promise<Outcome<string, ConvertValues>> => {
    const { data } = await run({
      variables: { input: { id, version: version ?? 0, ...input }, key },
      update: (cache, { data: written }) => {
        const made = written?.convertProspect;
        if (made?.__typename !== 'ConvertProspectSuccess') return;
        if (made.service) forgetServices(cache);
        for (const fieldName of ['clients', 'sites']) cache.evict({ id: 'ROOT_QUERY', fieldName });
        forgetLists(cache);
      },
    });
    if (!data) throw new Error('No data');
    const { convertProspect: result } = data;
    if (result.__typename === 'DuplicateError') onDuplicates(result.matches);
    if (result.__typename === 'ConvertProspectSuccess') toastConverted(result, input.service);
    return outcomeOf(result, types);
  };
}

/** The conversion: what is made or linked, and the clients who look like the same person. */
export function useConvertProspect(prospect: Prospect, types: readonly ServiceType[]) {
  const navigate = useNavigate();
  const owner = useSession().person?.id ?? '';
  const [initialValues] = useState(() => convertValues(prospect, types));
  const [found, setFound] = useState<readonly DuplicateMatch[]>([]);
  const form = useRecordForm({
    initialValues,
    schema: convertSchema,
    toInput: toConvertInput,
    version: prospect.version,
    draft: { owner, form: `convert-${prospect.id}` },
    send: useSend(prospect.id, types, setFound),
    readFailure,
    onDone: (id) => void navigate(PATHS.client(id)),
  });
  const { nif, emails, phones } = form.values.client;
  const managedById = managerOf(form.values.client);
  const { matches } = useDuplicates({ nif, emails, phones, exceptId: prospect.id, managedById }, found);
  useFocusOnRefusal(found);
  // Other prospects were told apart when this one was made: here it is about who is a client already, and was not told apart.
  const wasTold = (match: DuplicateMatch) =>
    prospect.notDuplicateOf.includes(match.id) && !isSameClient(match);
  const clients = matches.filter((match) => match.entity === 'CLIENT' && !wasTold(match));
  return { form, matches: clients };
}
