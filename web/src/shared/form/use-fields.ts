import { useRef, useState, type FocusEvent } from 'react';
import { isWithin, readAt, writeAt, type At, type Path } from './record-path.ts';

export type Problems = Readonly<Record<string, string>>;

function useElements() {
  const elements = useRef(new Map<string, HTMLElement>());
  const register = (path: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(path, element);
    else elements.current.delete(path);
  };
  const elementsOf = (isMeant: (path: string) => boolean) =>
    [...elements.current].filter(([path]) => isMeant(path)).map(([, element]) => element);
  /** The first on the screen. */
  const focusFirst = (problems: Problems, unread: readonly HTMLElement[] = []): void => {
    const wrong = Object.keys(problems);
    const fields = [...elementsOf((path) => wrong.includes(path)), ...unread];
    const groups = elementsOf((path) => wrong.some((each) => isWithin(each, path) || isWithin(path, each)));
    // Prefer an invalid field to a group that contains one.
    const found = fields.length > 0 ? fields : groups;
    found.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))[0]?.focus();
  };
  const withoutField = (problems: Problems): string | null =>
    Object.entries(problems).find(([path]) => !elements.current.has(path))?.[1] ?? null;
  return { register, focusFirst, withoutField };
}

/** Leaving a field for a button shows no message yet: it would move the button from under the pointer. */
function isPressingButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

/** Ignores changes while frozen: during a save they would be in neither version. */
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

/** `<field>Valid` for each top-level field, as the specification requires. */
function validationOf<V extends object>(values: V, problems: Problems) {
  const names = Object.keys(values) as (keyof V & string)[];
  const first = (name: string) =>
    Object.entries(problems).find(([path]) => path.split('.')[0] === name)?.[1] ?? null;
  return Object.fromEntries(names.map((name) => [`${name}Valid`, first(name)])) as {
    [K in keyof V & string as `${K}Valid`]: string | null;
  };
}

/**
 * The specification's form state. A field shows its message after blur or the first submit, and the server's until it is
 * changed.
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
    replace: (changed: V) => {
      setValues(changed);
      setFromServer({});
    },
    field: <P extends Path<V>>(path: P) => ({
      name: path as string,
      value: readAt(values, path) as At<V, P>,
      error: fromServer[path] ?? (isShown(path) ? (problems[path] ?? null) : null),
      onChange: (value: At<V, P>) => set(path, value),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isPressingButton(relatedTarget)) setLeft((before) => new Set(before).add(path));
      },
      ref: elements.register(path),
    }),
    /** Shows all messages and focuses the first invalid field; returns a message that has no field. */
    showAll: (found: Problems = problems, unread: readonly HTMLElement[] = []): string | null => {
      setWasSubmitted(true);
      elements.focusFirst(found, unread);
      return elements.withoutField(found);
    },
    /** Shows the server's messages; returns one that has no field. */
    showFromServer: (found: Problems): string | null => {
      setFromServer(found);
      elements.focusFirst(found);
      return elements.withoutField(found);
    },
    /** Hides the messages under a path whose entries have moved. */
    hide: (path: string) => setLeft((before) => new Set([...before].filter((each) => !isWithin(each, path)))),
  };
}
