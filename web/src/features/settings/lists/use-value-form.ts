import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type * as z from 'zod/mini';
import { useSession } from '#session/session-context.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { useSaveInList, type SaveInList } from '../frame/use-save-in-list.ts';

type Options<V extends object, S extends z.ZodMiniType> = {
  values: V;
  schema: (parsePhone: PhoneParser) => S;
  version: number;
  /** Which list it is in: with the value's id, the name under which what is typed is kept. */
  list: string;
  /** Null for a new one. */
  id: string | null;
  send: SaveInList<z.output<S>, V>;
  success: string;
  onClose: () => void;
};

/**
 * The form of one value of a list, in a dialog. Where that value has changed meanwhile both versions are shown, and nothing
 * is saved over either.
 */
export function useValueForm<V extends object, S extends z.ZodMiniType>(options: Options<V, S>) {
  const { values, schema, version, list, id, send, success, onClose } = options;
  const owner = useSession().person?.id ?? '';
  const form = useRecordForm({
    initialValues: values,
    schema,
    version,
    draft: { owner, form: `settings-${list}-${id ?? 'new'}` },
    send: useSaveInList(id === null, send),
    success,
    onDone: onClose,
  });
  const { phase, failure, problem, submit, isRecovered, reset } = form;
  return {
    field: form.field,
    values: form.values,
    dialog: { phase, failure, problem, submit, isRecovered, reset },
    question: { conflict: form.conflict, onKeepEditing: form.keepEditing, onMerge: form.sendMerged },
  };
}
