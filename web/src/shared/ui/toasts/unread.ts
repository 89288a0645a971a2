/** Fields of a form whose typed text has no value: a date that does not exist, an option that is not in the list. */
export const unreadIn = (form: HTMLElement | null): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('[data-unread]') ?? []),
];

export function hasUnread(form: HTMLElement | null): boolean {
  const [first] = unreadIn(form);
  first?.focus();
  return first !== undefined;
}
