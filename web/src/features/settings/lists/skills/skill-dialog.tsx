import { listedValueSchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { useSaveValue } from '../../frame/use-save-value.ts';
import { LIST_WORDS } from '../list-words.ts';
import { NameDialog, namesOf } from '../name-dialog.tsx';
import type { ListedValue } from '../use-value-actions.ts';
import type { ValueDialogProps } from '../value-list.tsx';
import { SaveSkillDocument } from './save-skill.generated.ts';

export function SkillDialog(props: ValueDialogProps<ListedValue>) {
  const { list, value, onClose } = props;
  const form = useSaveValue(SaveSkillDocument, {
    value,
    version: list.version,
    valuesOf: namesOf,
    listed: ({ values }) => values,
    schema: listedValueSchema,
    draft: `settings-${list.kind}`,
    input: ({ name }, made) => ({ name, ...made }),
    success: LIST_WORDS[list.kind].saved,
    onDone: onClose,
  });
  return <NameDialog {...props} form={form} />;
}
