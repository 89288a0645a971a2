import { useRef, useState, type FocusEvent } from 'react';

type Values<F extends string> = Record<F, string>;
export type Messages<F extends string> = Partial<Record<F, string | null>>;
type Validation<F extends string> = { [K in F as `${K}Valid`]: string | null };

type Options<F extends string> = {
  /** What an untouched form holds: other values are changes. */
  initialValues: Values<F>;
  /** What it opens with where that differs: a draft. */
  startValues?: Partial<Values<F>>;
  /** What is wrong with each field; runs on every change of values. */
  validate: (values: Values<F>) => Messages<F>;
};

export type FormState<F extends string> = ReturnType<typeof useFormState<F>>;

/** The inputs of a form by field, so that the first wrong one can be focused. */
function useInputs<F extends string>(names: readonly F[]) {
  const inputs = useRef(new Map<F, HTMLInputElement>());
  const register = (name: F) => (input: HTMLInputElement | null) => {
    if (input) inputs.current.set(name, input);
    else inputs.current.delete(name);
  };
  /** Focuses the first field with a message; says whether there is one. */
  const focusFirst = (messages: Messages<F>): boolean => {
    const first = names.find((name) => (messages[name] ?? null) !== null);
    if (first !== undefined) inputs.current.get(first)?.focus();
    return first !== undefined;
  };
  return { register, focusFirst };
}

/**
 * The specification's form state: `values`, one message per field under `<field>Valid`, and `isFormValid`. The messages
 * are always there; a field shows its own after it was left or the form was first submitted, and the server's until the
 * field is changed.
 */
export function useFormState<F extends string>({ initialValues, startValues, validate }: Options<F>) {
  const [values, setValues] = useState<Values<F>>({ ...initialValues, ...startValues });
  const [serverErrors, setServerErrors] = useState<Messages<F>>({});
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const names = Object.keys(initialValues) as F[];
  const { register, focusFirst } = useInputs(names);
  const messages = validate(values);
  const messageOf = (name: F) => messages[name] ?? null;
  const isFormValid = names.every((name) => messageOf(name) === null);

  return {
    values,
    validation: Object.fromEntries(names.map((name) => [`${name}Valid`, messageOf(name)])) as Validation<F>,
    isFormValid,
    isDirty: names.some((name) => values[name] !== initialValues[name]),
    /** What a TextInput of this name takes. */
    field: (name: F) => ({
      name,
      value: values[name],
      error: serverErrors[name] ?? (wasSubmitted || left.has(name) ? messageOf(name) : null),
      onChange: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }));
        setServerErrors((before) => ({ ...before, [name]: null }));
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isOnItsWay(relatedTarget)) setLeft((before) => new Set(before).add(name));
      },
      ref: register(name),
    }),
    /** Shows every message and focuses the first wrong field; says whether the form may be sent. */
    checkAll: (found: Messages<F> = messages): boolean => {
      setWasSubmitted(true);
      return !focusFirst(found);
    },
    /** Shows at their fields what the server found, and focuses the first. */
    showErrors: (errors: Messages<F>) => {
      setServerErrors(errors);
      focusFirst(errors);
    },
  };
}

/**
 * A field that is left for a button keeps quiet: a message that appears between press and release moves the button away
 * from under the pointer, and the press is lost. Submitting shows every message anyway.
 */
function isOnItsWay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
