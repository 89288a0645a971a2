import { CLIENT, type ClientForm, type NewClient } from '@cuadrilla/domain/records/client.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { useDuplicates } from '#records/duplicates/use-duplicates.ts';
import { useSession } from '#session/session-context.tsx';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import type { ClientForm_ClientFragment } from './client-form.generated.ts';
import { clientInput } from './client-input.ts';
import { useUpdateClientMutation, type UpdateClientMutation } from './edit-client-page.generated.ts';
import { forget } from '../parts/forget.ts';

type Result = UpdateClientMutation['updateClient'];

function outcomeOf(result: Result): Outcome<string, ClientForm> {
  if (result.__typename === 'ClientSuccess') return done(result.client.id);
  if (result.__typename === 'ConflictError' && result.current.__typename === 'Client') {
    return conflict(formOf(CLIENT, result.current), result.current.version, result.change);
  }
  return refused(result, 'client');
}

/** Sends the whole client as made from a version. */
function useSend(id: string) {
  const [run] = useUpdateClientMutation();
  return async (client: NewClient, version: number, key: string): Promise<Result> => {
    const { data } = await run({
      variables: { input: { id, version, client }, key },
      update: (cache, { data: written }) => {
        if (written?.updateClient.__typename !== 'ClientSuccess') return;
        forget(cache, 'clients', 'activity', 'search', 'duplicates');
      },
    });
    if (!data) throw new Error('No data');
    return data.updateClient;
  };
}

/** The form of a client to be changed. */
export function useUpdateClient(client: ClientForm_ClientFragment, onDuplicates: () => void) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const send = useSend(client.id);
  const form = useRecordForm({
    initialValues: formOf(CLIENT, client),
    schema: (parsePhone) => recordSchema(CLIENT, parsePhone),
    toInput: clientInput,
    version: client.version,
    draft: { owner, form: `client-${client.id}` },
    readFailure,
    success: 'Cambios guardados',
    send: async (input, { key, version }) => {
      const result = await send(input, version ?? client.version, key);
      if (result.__typename === 'DuplicateError') {
        duplicates.addMatches(result.matches);
        onDuplicates();
      }
      return outcomeOf(result);
    },
    onDone: (id) => void navigate(PATHS.client(id)),
  });
  const { nif } = form.values;
  // Only an equal NIF stands in the way of a client that is known.
  const duplicates = useDuplicates({ nif: nif === (client.nif ?? '') ? null : nif, exceptId: client.id });
  return { form, duplicates };
}
