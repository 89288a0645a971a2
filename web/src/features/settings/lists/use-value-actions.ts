import type { CatalogKind } from '#gql/schema.generated.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { forgetCatalog } from '../frame/forget-catalog.ts';
import { listChangedWords } from './list-words.ts';
import {
  useDropValueMutation,
  useRestoreValueMutation,
  useRetireValueMutation,
  type Value_ResultFragment,
} from './values.generated.ts';

export type ListedValue = { id: string; name: string; retired: boolean };

/** What a list of the settings says of itself, and the version that is on the page. */
export type ListIdentity = { kind: CatalogKind; version: number };

/** Removed, or used by something, which is no failure but the next question. */
export type DropResult = { inUse: string | null };

type Result = Value_ResultFragment;

const variablesOf = ({ kind, version }: ListIdentity, id: string, key: string) => ({
  input: { kind, id, version },
  key,
  // Only the section that the list stands in is read again.
  types: kind === 'SERVICE_TYPE',
  skills: kind === 'SKILL',
  zones: kind === 'ZONE',
  reasons: kind.endsWith('_REASON') || kind === 'PROSPECT_SOURCE',
});

function outcomeOf(result: Result | undefined): Outcome {
  if (!result) throw new Error('No data');
  if (result.__typename === 'CatalogValueSuccess') return done(undefined);
  // The newer list came with the answer and is on the page.
  return refused(
    result.__typename === 'ConflictError' ? { message: listChangedWords(result.change) } : result,
  );
}

/** Retires a value, or lets it be chosen again. */
export function useRetireAction(list: ListIdentity, onDone?: () => void) {
  const [retire] = useRetireValueMutation();
  const [restore] = useRestoreValueMutation();
  return useAction({
    send: async (value: ListedValue, key) => {
      const run = value.retired ? restore : retire;
      const { data } = await run({ variables: variablesOf(list, value.id, key), update: forgetCatalog });
      return outcomeOf(data?.result);
    },
    onDone: (_result, { name, retired }) => {
      toastSuccess(retired ? `«${name}» se puede elegir de nuevo` : `«${name}» ya no se podrá elegir`);
      onDone?.();
    },
  });
}

/** Removes a value, unless something uses it. */
export function useDropAction(list: ListIdentity, onDone: (result: DropResult) => void) {
  const [drop] = useDropValueMutation();
  return useAction({
    send: async (value: ListedValue, key): Promise<Outcome<DropResult>> => {
      const { data } = await drop({ variables: variablesOf(list, value.id, key), update: forgetCatalog });
      const result = data?.result;
      if (result?.__typename === 'InUseError') return done({ inUse: result.message });
      const outcome = outcomeOf(result);
      return outcome.kind === 'done' ? done({ inUse: null }) : outcome;
    },
    onDone: (result, { name }) => {
      if (result.inUse === null) toastSuccess(`«${name}» se ha eliminado`);
      onDone(result);
    },
  });
}
