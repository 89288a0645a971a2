import { serviceLineSchema, type NewServiceLine } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { useSession } from '#session/session-context.tsx';
import type { Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { lineValues, NEW_LINE, toLineInput, type KnownLine, type LineValues } from './line-values.ts';

export type SendLine = (
  line: NewServiceLine,
  sent: { key: string; version: number | null },
) => Promise<Outcome<void, LineValues>>;

type Options = {
  /** To be changed; null for a new one. */
  line: KnownLine | null;
  /** The name under which what is typed is kept. */
  draft: string;
  send: SendLine;
  success: string;
  onDone: () => void;
};

/** The form of a line; its paths are those of the API's `line`. */
export function useLineForm({ line, draft, send, success, onDone }: Options) {
  const owner = useSession().person?.id ?? '';
  return useRecordForm({
    initialValues: line === null ? NEW_LINE : lineValues(line),
    schema: serviceLineSchema,
    toInput: toLineInput,
    version: line?.version ?? null,
    draft: { owner, form: draft },
    send,
    onDone,
    success,
  });
}

export type LineForm = ReturnType<typeof useLineForm>;
