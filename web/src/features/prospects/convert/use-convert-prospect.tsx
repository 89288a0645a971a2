import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import { isSameClient } from '#records/duplicates/match-words.ts';
import { useDuplicates, type DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { useFocusOnRefusal } from '#records/duplicates/use-focus-on-refusal.ts';
import { evict } from '#records/save/send.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { refused } from '#shared/form/outcome.ts';
import { PATHS } from '#shared/paths.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { ConvertProspectDocument } from './convert-prospect.generated.ts';
import { convertSchema, convertValues, managerOf, toConvertInput } from './convert-values.ts';
import type { ServiceType } from './first-service.ts';
import { PROSPECT_LISTS } from '../prospect-lists.ts';
import type { Prospect } from '../page/prospect-loader.tsx';

const CONVERTED = 'Prospecto convertido en cliente';
const NOT_MADE = 'Otra persona ya lo había convertido en cliente: tu servicio no se ha creado';

/** Says so if somebody else converted the prospect first, because then the requested service was not created. */
function toastConverted(
  { made, service }: { made: boolean; service: { id: string } | null },
  asked: object | null,
): void {
  if (asked !== null && !made) toastError({ message: NOT_MADE });
  else if (service === null) toastSuccess(CONVERTED);
  else {
    toastSuccess(
      <>
        {CONVERTED}. <Link to={PATHS.service(service.id)}>Ver servicio</Link>
      </>,
    );
  }
}

export function useConvertProspect(prospect: Prospect, types: readonly ServiceType[]) {
  const navigate = useNavigate();
  const { id } = prospect;
  const [found, setFound] = useState<readonly DuplicateMatch[]>([]);
  const form = useSaveRecord(ConvertProspectDocument, {
    record: prospect,
    valuesOf: (record) => convertValues(record, types),
    schema: convertSchema,
    toInput: toConvertInput,
    draft: `convert-${id}`,
    input: (checked, { version }) => ({ id, version, ...checked }),
    settle: (result) => {
      if (result.__typename === 'DuplicateError') setFound(result.matches);
      if (result.__typename === 'ConvertProspectSuccess') {
        toastConverted(result, toConvertInput(form.values).service);
      }
      if (result.__typename !== 'ConflictError' || !('status' in result.current)) return undefined;
      // A closed prospect has nothing to merge.
      if (isOpen(result.current.status)) return undefined;
      const closed = changedMeanwhileWords(result.change, 'cerrado o convertido este prospecto');
      return refused({ message: `${closed}: ya no se puede convertir` });
    },
    evict: ['clients', 'sites', ...PROSPECT_LISTS],
    update: (cache, result) => {
      if (result.__typename === 'ConvertProspectSuccess' && result.service) evict(cache, SERVICE_LISTS);
    },
    onDone: ({ client }) => void navigate(PATHS.client(client.id)),
  });
  const { nif, emails, phones } = form.values.client;
  const managedById = managerOf(form.values.client);
  const { matches } = useDuplicates({ nif, emails, phones, exceptId: id, managedById }, found);
  useFocusOnRefusal(found);
  // Matches that were confirmed as other people when the prospect was created are not asked about again, unless they are the same client.
  const wasAnswered = (match: DuplicateMatch) =>
    prospect.notDuplicateOf.includes(match.id) && !isSameClient(match);
  const clients = matches.filter((match) => match.entity === 'CLIENT' && !wasAnswered(match));
  return { form, matches: clients };
}
