import { useRef, useState, type FocusEvent } from 'react';
import { isWithin, readAt, writeAt, type At, type Path } from './record-path.ts';

/** What is wrong, by path. */
export type Problems = Readonly<Record<string, string>>;

type Focusable = { element: HTMLElement; path: string };

/** The elements of a form by path, so that the first wrong one can be focused. */
function useElements() {
  const elements = useRef(new Map<string, HTMLElement>());
  const register = (path: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(path, element);
    else elements.current.delete(path);
  };
  /** Focuses the first element, as the page has them, that a problem belongs to. */
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
  const homeless = (problems: Problems): string | null =>
    Object.entries(problems).find(([path]) => !elements.current.has(path))?.[1] ?? null;
  return { register, focusFirst, homeless };
}

/** A message that appears between press and release moves the button away: a field left for one keeps quiet. */
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

/**
 * The values of a form that may hold texts, ticks, lists and records in records, with what each field takes. A message
 * shows after its field was left or the form was first submitted; the server's until the field is changed.
 */
export function useFields<V extends object>(startValues: V, problemsOf: (values: V) => Problems) {
  const { values, setValues, freeze } = useValues(startValues);
  const [fromServer, setFromServer] = useState<Problems>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const elements = useElements();
  const problems = problemsOf(values);

  const set = <P extends Path<V>>(path: P, value: At<V, P>) => {
    setValues((before) => writeAt(before, path, value));
    setFromServer((before) => without(before, path));
  };
  const isTold = (path: string) => wasSubmitted || left.has(path);
  return {
    values,
    problems,
    set,
    freeze,
    /** Takes other values at once: those of a merge. */
    replace: (changed: V) => {
      setValues(changed);
      setFromServer({});
    },
    /** What a field at this path takes. */
    field: <P extends Path<V>>(path: P) => ({
      name: path as string,
      value: readAt(values, path) as At<V, P>,
      error: fromServer[path] ?? (isTold(path) ? (problems[path] ?? null) : null),
      onChange: (value: At<V, P>) => set(path, value),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isOnItsWay(relatedTarget)) setLeft((before) => new Set(before).add(path));
      },
      ref: elements.register(path),
    }),
    /** Shows every message of the form's own rules, focuses the first wrong field; gives what has no field. */
    showAll: (found: Problems): string | null => {
      setWasSubmitted(true);
      elements.focusFirst(found);
      return elements.homeless(found);
    },
    /** Shows at their fields what the server found; gives what has no field. */
    showFromServer: (found: Problems): string | null => {
      setFromServer(found);
      elements.focusFirst(found);
      return elements.homeless(found);
    },
    /** Makes messages of this part unsaid: its entries have moved. */
    forget: (path: string) =>
      setLeft((before) => new Set([...before].filter((each) => !isWithin(each, path)))),
  };
}
