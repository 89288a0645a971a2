import { validate, type Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { byPath } from './by-path.ts';
import type { Outcome } from './outcome.ts';
import {
  forgetSentDraft,
  keptIntent,
  readRecordDraft,
  saveRecordDraft,
  type DraftPlace,
} from './draft/record-draft.ts';
import { isSame, type At, type Path } from './record-path.ts';
import { useFields, type Problems } from './use-fields.ts';
import { usePhoneParser } from './use-phone-parser.ts';
import { useSubmission, type Base, type Sent } from './use-submission.ts';

export type RecordFormOptions<V extends object, S extends z.ZodMiniType, R> = {
  initialValues: V;
  schema: (parsePhone: PhoneParser) => S;
  toInput?: (values: V) => unknown;
  /** The version that the values were read with; a newer one is a conflict. */
  version?: number | null;
  draft: DraftPlace | null;
  /** Paths that are never stored: passwords. */
  secret?: readonly Path<V>[];
  send: (input: z.output<S>, sent: Sent<V>) => Promise<Outcome<R, V>>;
  /** What is sent, if not just input and version: something else gets a new key. */
  intentOf?: (input: z.output<S>, made: { version: number | null; base: V }) => unknown;
  success?: string | undefined;
  /** Called once the form no longer asks before it is left. */
  onDone?: (result: R) => void;
  /** Milliseconds before `onDone`, for reading the toast. */
  doneAfter?: number;
};

/** Phones are parsed for real only on submit, or once the parser is loaded. */
function useChecks<V, S extends z.ZodMiniType>(
  schema: (parsePhone: PhoneParser) => S,
  toInput: (values: V) => unknown,
) {
  const { parsePhone, load } = usePhoneParser();
  const run = (values: V, parse: PhoneParser): Validation<z.output<S>> =>
    validate(schema(parse), toInput(values));
  const problemsOf = (values: V): Problems => {
    const checked = run(values, parsePhone);
    return checked.ok ? {} : byPath(checked.fields);
  };
  const check = async (values: V) => {
    const phones: string[] = [];
    const first = run(values, (text) => {
      phones.push(text);
      return text;
    });
    return phones.length > 0 ? run(values, await load()) : first;
  };
  return { problemsOf, check, loadPhones: () => void load() };
}

function useStart<V extends object, S extends z.ZodMiniType, R>(options: RecordFormOptions<V, S, R>) {
  const { initialValues, version = null, draft } = options;
  const [found] = useState(() => readRecordDraft(draft, initialValues));
  const [base, setBase] = useState({
    values: found?.base ?? initialValues,
    version: found ? found.version : version,
  });
  const [isRecovered, setRecovered] = useState(found !== null);
  /** The latest saved values known here: a draft may be based on an older version. */
  const startAgain = () => {
    const isAhead = (base.version ?? 0) > (version ?? 0);
    const saved = isAhead ? base : { values: initialValues, version };
    setRecovered(false);
    setBase(saved);
    return saved.values;
  };
  return { startValues: found?.values ?? initialValues, base, setBase, isRecovered, startAgain };
}

const draftOf = <V>(values: V, { values: base, version }: Base<V>) => ({ values, base, version });

function useDraft<V>(
  { draft, secret }: { draft: DraftPlace | null; secret?: readonly string[] },
  { values, base }: { values: V; base: Base<V> },
  isKept: boolean,
): void {
  const { owner, form } = draft ?? { owner: '', form: '' };
  useEffect(() => {
    const place = form === '' ? null : { owner, form };
    saveRecordDraft(place, isKept ? draftOf(values, base) : null, secret);
  }, [owner, form, values, base, isKept, secret]);
}

type ListPath<V> = { [P in Path<V>]: At<V, P> extends readonly unknown[] ? P : never }[Path<V>];
type Entry<V, P extends string> = At<V, P> extends readonly (infer E)[] ? E : never;

/** A form for a record: values, messages, draft, and one submission at a time. Failures keep the input. */
export function useRecordForm<V extends object, S extends z.ZodMiniType, R = void>(
  options: RecordFormOptions<V, S, R>,
) {
  const { schema, toInput = (values: V) => values, draft, secret } = options;
  const { startValues, base, setBase, isRecovered, startAgain } = useStart(options);
  const { problemsOf, check, loadPhones } = useChecks(schema, toInput);
  const fields = useFields(startValues, problemsOf);
  const { values, set } = fields;
  const isDirty = !isSame(values, base.values);
  const onSaved = (sent: V, made: Base<V>) => forgetSentDraft(draft, draftOf(sent, made), secret);
  const submission = useSubmission({
    ...options,
    fields,
    check,
    base,
    setBase,
    onSaved,
    keptIntent: keptIntent(draft, secret),
  });
  useDraft(options, { values, base }, isDirty && submission.phase !== 'done');

  return {
    ...submission,
    values,
    set,
    field: fields.field,
    validation: fields.validation,
    isFormValid: fields.isFormValid,
    isDirty,
    isRecovered: isRecovered && isDirty,
    keepsDraft: isDirty && draft !== null,
    loadPhones,
    forgetDraft: () => saveRecordDraft(draft, null),
    reset: () => fields.replace(startAgain()),
    /** Each entry's fields are at `<path>.<index>.<field>`. */
    list: <P extends ListPath<V>>(path: P) => {
      const entries = fields.field(path).value as readonly Entry<V, P>[];
      const write = (changed: readonly Entry<V, P>[]) => set(path, changed as At<V, P>);
      return {
        entries,
        add: (entry: Entry<V, P>) => write([...entries, entry]),
        remove: (index: number) => {
          fields.hide(path);
          write(entries.filter((_, each) => each !== index));
        },
      };
    },
  };
}

export type FormOver<V extends object> = ReturnType<typeof useRecordForm<V, z.ZodMiniType, unknown>>;

export type RecordForm = Pick<
  ReturnType<typeof useRecordForm>,
  | 'phase'
  | 'problem'
  | 'failure'
  | 'submit'
  | 'isDirty'
  | 'isRecovered'
  | 'keepsDraft'
  | 'reset'
  | 'forgetDraft'
>;
