export function hasUnread(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field != null;
}
