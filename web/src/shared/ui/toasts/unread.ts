/** Focuses a field with unreadable text, which blocks sending. */
export function hasUnread(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field != null;
}
