/** `612 34 56 78`; foreign prefixes are kept. Needs no phone metadata, so lists stay light. */
export function formatPhone(e164: string): string {
  const spanish = /^\+34(\d{3})(\d{2})(\d{2})(\d{2})$/.exec(e164);
  if (!spanish) return e164;
  return spanish.slice(1).join(' ');
}
