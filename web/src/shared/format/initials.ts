const segments = new Intl.Segmenter('es');

function first(text: string): string {
  return [...segments.segment(text.trim())][0]?.segment ?? '';
}

/** The first letter of name and of surname, as a person sees letters: `ER`. */
export function initials(name: string, lastName: string): string {
  return (first(name) + first(lastName)).toLocaleUpperCase('es');
}
