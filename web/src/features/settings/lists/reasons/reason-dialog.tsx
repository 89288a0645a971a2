import { listedValueSchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { useSaveValue } from '../../frame/use-save-value.ts';
import { LIST_WORDS } from '../list-words.ts';
import { NameDialog, namesOf } from '../name-dialog.tsx';
import type { ListedValue } from '../use-value-actions.ts';
import type { ValueDialogProps } from '../value-list.tsx';
import { isReasonKind, REASON_FIELDS } from './reason-fields.ts';
import { SaveReasonDocument } from './save-reason.generated.ts';

export function ReasonDialog(props: ValueDialogProps<ListedValue>) {
  const { list, value, onClose } = props;
  const { kind } = list;
  if (!isReasonKind(kind)) throw new Error(`${kind} is no list of reasons`);
  const form = useSaveValue(SaveReasonDocument, {
    value,
    version: list.version,
    valuesOf: namesOf,
    listed: (current) => current[REASON_FIELDS[kind]],
    schema: listedValueSchema,
    draft: `settings-${kind}`,
    input: ({ name }, made) => ({ kind, name, ...made }),
    success: LIST_WORDS[kind].saved,
    onDone: onClose,
  });
  return <NameDialog {...props} form={form} />;
}
