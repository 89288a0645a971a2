import type { NewTechnician } from '@cuadrilla/domain/inputs/create-technician.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { readFailure } from '#apollo/read-failure.ts';
import type { Failure } from '#shared/graphql/failure.ts';
import {
  useCreateTechnicianMutation,
  type CreateTechnicianMutation,
} from './new-technician-page.generated.ts';
import { useIntentKey } from './use-intent-key.ts';

/** How an attempt ended. */
export type Outcome =
  | { kind: 'created' }
  | { kind: 'refused'; message: string; fields: readonly FieldMessage[] }
  | { kind: 'failed'; failure: Failure };

function outcomeOf(result: CreateTechnicianMutation['createTechnician']): Outcome {
  switch (result.__typename) {
    case 'CreateTechnicianSuccess':
      return { kind: 'created' };
    case 'ValidationError':
    case 'EmailTakenError':
      return { kind: 'refused', message: result.message, fields: result.fields };
    case 'KeyReusedError':
      return { kind: 'refused', message: result.message, fields: [] };
  }
}

/** Sends a new technician, once per intent, and makes the lists that it belongs to ask again. */
export function useCreateTechnician() {
  const [run] = useCreateTechnicianMutation();
  const keyFor = useIntentKey();
  return async (input: NewTechnician): Promise<Outcome> => {
    try {
      const { data } = await run({
        variables: { input, key: keyFor(input) },
        update: (cache, { data: written }) => {
          if (written?.createTechnician.__typename !== 'CreateTechnicianSuccess') return;
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'technicians' });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'meAdmin' });
          cache.gc();
        },
      });
      if (!data) throw new Error('No data');
      return outcomeOf(data.createTechnician);
    } catch (error) {
      return { kind: 'failed', failure: readFailure(error) };
    }
  };
}
