import { readFailure } from '#apollo/read-failure.ts';
import { useDuplicates } from '#records/duplicates/use-duplicates.ts';
import { useSession } from '#session/session-context.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import {
  emptyClient,
  newClientSchema,
  toInput,
  type NewClientInput,
  type NewClientValues,
} from './new-client-values.ts';
import { clientInput } from './client-input.ts';
import { useCreateClientMutation, type CreateClientMutation } from './new-client-page.generated.ts';
import { forget } from '../parts/forget.ts';

type Result = CreateClientMutation['createClient'];

function outcomeOf(result: Result): Outcome<string, NewClientValues> {
  return result.__typename === 'CreateClientSuccess' ? done(result.client.id) : refused(result);
}

/** Sends a new client and makes the lists that it belongs to ask again. */
function useSend() {
  const [run] = useCreateClientMutation();
  return async (input: NewClientInput, key: string): Promise<Result> => {
    const { data } = await run({
      variables: { input, key },
      update: (cache, { data: written }) => {
        if (written?.createClient.__typename === 'CreateClientSuccess')
          forget(cache, 'clients', 'search', 'duplicates');
      },
    });
    if (!data) throw new Error('No data');
    return data.createClient;
  };
}

/**
 * The form of a new client, with who looks like them while it is filled in. `onDuplicates` leads the person there when the
 * server asks about them.
 */
export function useCreateClient(onDuplicates: () => void) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const send = useSend();
  const [search] = useSearchParams();
  const [initialValues] = useState(() => emptyClient(owner, search.get('administrador') ?? ''));
  const form = useRecordForm({
    initialValues,
    schema: newClientSchema,
    toInput,
    draft: { owner, form: 'new-client' },
    readFailure,
    success: 'Nuevo cliente creado',
    send: async (input, { key }) => {
      const result = await send(input, key);
      if (result.__typename === 'DuplicateError') {
        duplicates.addMatches(result.matches);
        onDuplicates();
      }
      return outcomeOf(result);
    },
    onDone: (id) => void navigate(PATHS.client(id)),
  });
  const { nif, emails, phones, isPropertyManager, managedById } = clientInput(form.values.client);
  const duplicates = useDuplicates({ nif, emails, phones, isPropertyManager, managedById });
  return { form, duplicates };
}
