import { useAct } from '#records/save/use-act.ts';
import type { ActOnImportInput, ChangeImportInput, DecideImportInput } from '#gql/schema.generated.ts';
import {
  ActOnImportDocument,
  ChangeImportDocument,
  DecideImportDocument,
  type ImportDetailFragment,
} from './import.generated.ts';

type Of = Pick<ImportDetailFragment, 'id' | 'version'>;

export function useImportActs({ id, version }: Of) {
  const change = useAct(ChangeImportDocument, {
    input: (changes: Omit<ChangeImportInput, 'id' | 'version'>) => ({ id, version, ...changes }),
  });
  const decide = useAct(DecideImportDocument, {
    input: (decision: Omit<DecideImportInput, 'id'>) => ({ id, ...decision }),
    evict: ['importRows'],
  });
  const step = useAct(ActOnImportDocument, {
    input: (act: ActOnImportInput['act']) => ({ id, version, act }),
    evict: ['imports', 'importRows'],
  });
  const recheck = useAct(ActOnImportDocument, {
    input: (values: NonNullable<ActOnImportInput['values']>) => ({
      id,
      version,
      act: 'CHECK' as const,
      values,
    }),
    evict: ['imports', 'importRows'],
  });
  return { change, decide, step, recheck };
}
