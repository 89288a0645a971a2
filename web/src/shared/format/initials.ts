const segments = new Intl.Segmenter('es');

function first(text: string): string {
  return segments.segment(text.trim()).containing(0)?.segment ?? '';
}

export function initials(name: string, lastName: string): string {
  return (first(name) + first(lastName)).toLocaleUpperCase('es');
}
