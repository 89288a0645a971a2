import { useEffect, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';

const FIELD = 'campo';

/** Appended to a form's address: it opens at this field, or at the first one within it. */
export const atField = (path: string) => `?${FIELD}=${path}`;

/** The path of the field that the address asks for, or null. */
export const useAskedPath = (): string | null => useSearchParams()[0].get(FIELD);

export function useAskedField(form: RefObject<HTMLFormElement | null>): void {
  const path = useAskedPath();
  useEffect(() => {
    if (path === null) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? '';
    const meant = fields.find((field) => `${nameOf(field)}.`.startsWith(`${path}.`));
    meant?.focus();
  }, [form, path]);
}
