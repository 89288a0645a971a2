import type { CatalogKind } from '#gql/schema.generated.ts';
import { useAct } from '#records/save/use-act.ts';
import { done, type Change } from '#shared/form/outcome.ts';
import { toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { listChangedWords } from './list-words.ts';
import { DropValueDocument, RestoreValueDocument, RetireValueDocument } from './values.generated.ts';

export type ListedValue = { id: string; name: string; retired: boolean };

export type ListIdentity = { kind: CatalogKind; version: number };

/** Being in use is not a failure: the dialog then offers to retire the value. */
export type DropResult = { inUse: string | null };

const actOn = ({ kind, version }: ListIdentity) => ({
  input: ({ id }: ListedValue) => ({ kind, id, version }),
  conflict: ({ change }: { change: Change | null }) => listChangedWords(change),
  evict: ['catalog'] as const,
  // Refetches only the section of this list.
  variables: {
    types: kind === 'SERVICE_TYPE',
    skills: kind === 'SKILL',
    zones: kind === 'ZONE',
    reasons: kind.endsWith('_REASON') || kind === 'PROSPECT_SOURCE',
  },
});

export function useRetireAction(list: ListIdentity, onDone?: () => void) {
  const retire = useAct(RetireValueDocument, {
    ...actOn(list),
    onDone: (_result, { name }) => {
      toastSuccess(`«${name}» ya no se podrá elegir`);
      onDone?.();
    },
  });
  const restore = useAct(RestoreValueDocument, {
    ...actOn(list),
    onDone: (_result, { name }) => {
      toastSuccess(`«${name}» se puede elegir de nuevo`);
      onDone?.();
    },
  });
  const isBusy = retire.isBusy || restore.isBusy;
  return {
    // One at a time: both are made from one version of the list.
    run: (value: ListedValue) => (isBusy ? undefined : (value.retired ? restore : retire).run(value)),
    isBusy,
    problem: retire.problem ?? restore.problem,
  };
}

export function useDropAction(list: ListIdentity, onDone: (result: DropResult) => void) {
  return useAct(DropValueDocument, {
    ...actOn(list),
    settle: (result) => (result.__typename === 'InUseError' ? done({ inUse: result.message }) : undefined),
    onDone: (result, { name }) => {
      if ('inUse' in result) return onDone(result);
      toastSuccess(`«${name}» se ha eliminado`);
      onDone({ inUse: null });
    },
  });
}
