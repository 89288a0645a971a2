import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { useNavigate } from 'react-router-dom';
import { useDuplicates } from '#records/duplicates/use-duplicates.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { PATHS } from '#shared/paths.ts';
import type { ClientForm_ClientFragment } from './client-form.generated.ts';
import { UpdateClientDocument } from './edit-client-page.generated.ts';
import { clientInput } from './new-client-values.ts';

export function useUpdateClient(client: ClientForm_ClientFragment, focusDuplicates: () => void) {
  const navigate = useNavigate();
  const { id } = client;
  const form = useSaveRecord(UpdateClientDocument, {
    record: client,
    valuesOf: (record) => formOf(CLIENT, record),
    schema: (parsePhone) => recordSchema(CLIENT, parsePhone),
    toInput: clientInput,
    draft: `client-${id}`,
    input: (checked, { version }) => ({ id, version, client: checked }),
    within: 'client',
    settle: (result) => {
      if (result.__typename === 'DuplicateError') {
        duplicates.addMatches(result.matches);
        focusDuplicates();
      }
      return undefined;
    },
    evict: ['clients', 'activity', 'search', 'duplicates'],
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.client(id)),
  });
  const { nif } = form.values;
  // For an existing client only an equal NIF is refused.
  const duplicates = useDuplicates({ nif: nif === (client.nif ?? '') ? null : nif, exceptId: id });
  return { form, duplicates };
}
