/**
 * An E.164 number as people in Spain write it: `612 34 56 78`, with other prefixes kept as they are. Takes no metadata, so
 * that a list can show phones without loading any.
 */
export function formatPhone(e164: string): string {
  const spanish = /^\+34(\d{3})(\d{2})(\d{2})(\d{2})$/.exec(e164);
  if (!spanish) return e164;
  return spanish.slice(1).join(' ');
}
