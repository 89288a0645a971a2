/** Whether a field holds a text that means nothing: it takes the focus, and nothing is sent that would leave it out. */
export function hasUnread(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field != null;
}
