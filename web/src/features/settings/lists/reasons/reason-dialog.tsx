import { conflict, done, refused } from '#shared/form/outcome.ts';
import { forgetCatalog } from '../../frame/forget-catalog.ts';
import { NameDialog } from '../name-dialog.tsx';
import { isReasonKind, REASON_FIELDS } from './reason-fields.ts';
import { useSaveReasonMutation } from './save-reason.generated.ts';
import type { ListedValue } from '../use-value-actions.ts';
import type { ValueDialogProps } from '../value-list.tsx';

/** Makes a value of a list of reasons or renames one. */
export function ReasonDialog({ list, value, onClose }: ValueDialogProps<ListedValue>) {
  const [run] = useSaveReasonMutation();
  const { kind } = list;
  if (!isReasonKind(kind)) throw new Error(`${kind} is no list of reasons`);
  return (
    <NameDialog
      list={list}
      value={value}
      onClose={onClose}
      send={async (input, key) => {
        const { data } = await run({ variables: { input: { kind, ...input }, key }, update: forgetCatalog });
        if (!data) throw new Error('No data');
        const { result } = data;
        if (result.__typename === 'ReasonsSuccess') return done(undefined);
        if (result.__typename === 'ConflictError' && result.current.__typename === 'ReasonList') {
          const theirs = result.current[REASON_FIELDS[kind]].find(({ id }) => id === input.id);
          return conflict(theirs ? { name: theirs.name } : null, result.current.version, result.change);
        }
        return refused(result);
      }}
    />
  );
}
