import { useEffect, type RefObject } from 'react';

const FIELD = ':is(input, select, textarea):not(:disabled, [tabindex="-1"])';

function chosenOf(field: HTMLElement | null | undefined): HTMLInputElement | undefined {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return undefined;
  const checked = field.form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return [...checked].find(({ name }) => name === field.name);
}

/** Not on touch screens, where the keyboard would cover the form. */
export function useFirstField(form: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement: active, body } = document;
    const isFree = active === null || active === body || active.matches('h1');
    if (!isWanted || !isFree || window.matchMedia('(pointer: coarse)').matches) return;
    const first = form.current?.querySelector<HTMLElement>(FIELD);
    (chosenOf(first) ?? first)?.focus();
  }, [form, isWanted]);
}
