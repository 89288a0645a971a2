import { useRef, useState, type FocusEvent } from 'react';
import { isWithin, readAt, writeAt, type At, type Path } from './record-path.ts';

export type Problems = Readonly<Record<string, string>>;

type Focusable = { element: HTMLElement; path: string };

/** The elements of a form by path, so that the first wrong one can be focused. */
function useElements() {
  const elements = useRef(new Map<string, HTMLElement>());
  const register = (path: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(path, element);
    else elements.current.delete(path);
  };
  /** Focuses the first element, in the order of the page, that has a problem. */
  const focusFirst = (problems: Problems): void => {
    const wrong = Object.keys(problems);
    const found = [...elements.current]
      .map(([path, element]): Focusable => ({ path, element }))
      .filter(({ path }) => wrong.some((each) => isWithin(each, path) || isWithin(path, each)))
      .sort((a, b) => (a.element.compareDocumentPosition(b.element) & 4 ? -1 : 1));
    // What is wrong itself goes before what only lies around it.
    const first = found.find(({ path }) => wrong.includes(path)) ?? found[0];
    first?.element.focus();
  };
  /** The first message that no field on the page can show. */
  const withoutField = (problems: Problems): string | null =>
    Object.entries(problems).find(([path]) => !elements.current.has(path))?.[1] ?? null;
  return { register, focusFirst, withoutField };
}

/**
 * A field that is left for a button keeps quiet: a message that appears between press and release moves the button away
 * from under the pointer, and the press is lost. Submitting shows every message anyway.
 */
function isOnItsWay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

/** Values that take nothing while an attempt is on its way: it would be in neither version. The focus stays where it is. */
function useValues<V>(startValues: V) {
  const [values, setValues] = useState(startValues);
  const frozen = useRef(false);
  return {
    values,
    setValues: (change: V | ((before: V) => V)) => {
      if (!frozen.current) setValues(change);
    },
    freeze: (isFrozen: boolean) => {
      frozen.current = isFrozen;
    },
  };
}

function without(problems: Problems, path: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([each]) => !isWithin(each, path)));
}

/** `<field>Valid` for each field of the first level, as the specification has it. */
function validationOf<V extends object>(values: V, problems: Problems) {
  const names = Object.keys(values) as (keyof V & string)[];
  const first = (name: string) =>
    Object.entries(problems).find(([path]) => path.split('.')[0] === name)?.[1] ?? null;
  return Object.fromEntries(names.map((name) => [`${name}Valid`, first(name)])) as {
    [K in keyof V & string as `${K}Valid`]: string | null;
  };
}

/**
 * The specification's form state: `values`, one message per field under `<field>Valid`, and `isFormValid`, for texts,
 * ticks, lists and records in records. A field shows its message after it was left or the form was first submitted, and
 * the server's until it is changed.
 */
export function useFields<V extends object>(
  startValues: V,
  validate: (values: V) => Readonly<Record<string, string | null>>,
) {
  const { values, setValues, freeze } = useValues(startValues);
  const [fromServer, setFromServer] = useState<Problems>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const elements = useElements();
  const messages = Object.entries(validate(values)).filter(([, message]) => message !== null);
  const problems = Object.fromEntries(messages) as Problems;

  const set = <P extends Path<V>>(path: P, value: At<V, P>) => {
    setValues((before) => writeAt(before, path, value));
    setFromServer((before) => without(before, path));
  };
  const isShown = (path: string) => wasSubmitted || left.has(path);
  return {
    values,
    problems,
    validation: validationOf(values, problems),
    isFormValid: messages.length === 0,
    set,
    freeze,
    /** Other values for all of it, as after a merge. */
    replace: (changed: V) => {
      setValues(changed);
      setFromServer({});
    },
    /** What a field at this path takes. */
    field: <P extends Path<V>>(path: P) => ({
      name: path as string,
      value: readAt(values, path) as At<V, P>,
      error: fromServer[path] ?? (isShown(path) ? (problems[path] ?? null) : null),
      onChange: (value: At<V, P>) => set(path, value),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isOnItsWay(relatedTarget)) setLeft((before) => new Set(before).add(path));
      },
      ref: elements.register(path),
    }),
    /** Shows every message of the form's own rules, focuses the first wrong field; gives what has no field. */
    showAll: (found: Problems = problems): string | null => {
      setWasSubmitted(true);
      elements.focusFirst(found);
      return elements.withoutField(found);
    },
    /** Shows at their fields what the server found; gives what has no field. */
    showFromServer: (found: Problems): string | null => {
      setFromServer(found);
      elements.focusFirst(found);
      return elements.withoutField(found);
    },
    /** Hides the messages of this part: its entries have moved. */
    hide: (path: string) => setLeft((before) => new Set([...before].filter((each) => !isWithin(each, path)))),
  };
}
