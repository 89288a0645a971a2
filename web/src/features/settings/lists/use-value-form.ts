import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import type * as z from 'zod/mini';
import { readFailure } from '#apollo/read-failure.ts';
import { useSession } from '#session/session-context.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { useSaveInList, type SaveInList } from '../frame/use-save-in-list.ts';

type Options<V extends object, S extends z.ZodMiniType> = {
  values: V;
  schema: (parsePhone: PhoneParser) => S;
  version: number;
  /** A name for what is kept of a new one; null for a change, which begins with what is saved. */
  draft: string | null;
  send: SaveInList<z.output<S>, V>;
  success: string;
  onClose: () => void;
};

/**
 * The form of one value of a list, in a dialog. Where that value has changed meanwhile both versions are shown, and nothing
 * is saved over either.
 */
export function useValueForm<V extends object, S extends z.ZodMiniType>(options: Options<V, S>) {
  const { values, schema, version, draft, send, success, onClose } = options;
  const owner = useSession().person?.id ?? '';
  const form = useRecordForm({
    initialValues: values,
    schema,
    version,
    draft: draft === null ? null : { owner, form: `settings-${draft}` },
    // What is kept is kept of new ones only.
    send: useSaveInList(draft !== null, send),
    readFailure,
    success,
    onDone: onClose,
  });
  const { phase, failure, problem, submit } = form;
  return {
    field: form.field,
    values: form.values,
    dialog: { phase, failure, problem, submit },
    question: { conflict: form.conflict, onKeepEditing: form.keepEditing, onMerge: form.sendMerged },
  };
}
