import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSameClient } from '#records/duplicates/match-words.ts';
import { useDuplicates, type DuplicateMatch } from '#records/duplicates/use-duplicates.ts';
import { useFocusOnRefusal } from '#records/duplicates/use-focus-on-refusal.ts';
import { evict } from '#records/save/send.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { refused } from '#shared/form/outcome.ts';
import { PATHS } from '#shared/paths.ts';
import { ConvertProspectDocument } from './convert-prospect.generated.ts';
import { convertSchema, convertValues, managerOf, toConvertInput } from './convert-values.ts';
import { toastConverted } from './converted-toast.tsx';
import type { ServiceType } from './first-service.ts';
import { PROSPECT_LISTS } from '../prospect-lists.ts';
import type { Prospect } from '../page/prospect-loader.tsx';

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
      // There is nothing to merge once it is closed.
      if (isOpen(result.current.status)) return undefined;
      const closed = quickerWords(result.change, 'cerrado o convertido este prospecto');
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
  // Other prospects were told apart when this one was made: here it is about who is a client already, and was not told apart.
  const wasTold = (match: DuplicateMatch) =>
    prospect.notDuplicateOf.includes(match.id) && !isSameClient(match);
  const clients = matches.filter((match) => match.entity === 'CLIENT' && !wasTold(match));
  return { form, matches: clients };
}
