import { conflict, done, refused } from '#shared/form/outcome.ts';
import { forgetCatalog } from '../../frame/forget-catalog.ts';
import { NameDialog } from '../name-dialog.tsx';
import { useSaveSkillMutation } from './save-skill.generated.ts';
import type { ListedValue } from '../use-value-actions.ts';
import type { ValueDialogProps } from '../value-list.tsx';

/** Makes a skill or renames one. */
export function SkillDialog({ list, value, onClose }: ValueDialogProps<ListedValue>) {
  const [run] = useSaveSkillMutation();
  return (
    <NameDialog
      list={list}
      value={value}
      onClose={onClose}
      send={async (input, key) => {
        const { data } = await run({ variables: { input, key }, update: forgetCatalog });
        if (!data) throw new Error('No data');
        const { result } = data;
        if (result.__typename === 'SkillsSuccess') return done(undefined);
        if (result.__typename === 'ConflictError' && result.current.__typename === 'SkillList') {
          const theirs = result.current.values.find(({ id }) => id === input.id);
          return conflict(theirs ? { name: theirs.name } : null, result.current.version, result.change);
        }
        return refused(result);
      }}
    />
  );
}
