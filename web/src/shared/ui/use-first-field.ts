import { useEffect, type RefObject } from 'react';

/**
 * The focus goes to the first field of a form that has come, unless a person is somewhere already. Not where one touches: the
 * keyboard would come up over the form.
 */
export function useFirstField(form: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement: active, body } = document;
    const isFree = active === null || active === body || active.matches('h1');
    if (!isWanted || !isFree || window.matchMedia('(pointer: coarse)').matches) return;
    form.current
      ?.querySelector<HTMLElement>(
        ':is(input, select, textarea):not(:disabled, [tabindex="-1"]), [data-first-field]',
      )
      ?.focus();
  }, [form, isWanted]);
}
