import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDuplicates } from '#records/duplicates/use-duplicates.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { CreateClientDocument } from './new-client-page.generated.ts';
import { clientInput, emptyClient, newClientSchema, toInput } from './new-client-values.ts';

export function useCreateClient(focusDuplicates: () => void) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [initialValues] = useState(() => emptyClient(owner, search.get('administrador') ?? ''));
  const form = useSaveRecord(CreateClientDocument, {
    initialValues,
    schema: newClientSchema,
    toInput,
    draft: 'new-client',
    input: (checked) => checked,
    settle: (result) => {
      if (result.__typename === 'DuplicateError') {
        duplicates.addMatches(result.matches);
        focusDuplicates();
      }
      return undefined;
    },
    evict: ['clients', 'search', 'duplicates'],
    success: 'Nuevo cliente creado',
    onDone: ({ client }) => void navigate(PATHS.client(client.id)),
  });
  const { nif, emails, phones, isPropertyManager, managedById } = clientInput(form.values.client);
  const duplicates = useDuplicates({ nif, emails, phones, isPropertyManager, managedById });
  return { form, duplicates };
}
