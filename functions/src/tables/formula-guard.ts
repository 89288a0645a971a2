// Prefixes that Excel, LibreOffice or an Asian Excel evaluates in a cell (OWASP, CSV injection), after any quotes.
const EVALUATED = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** Text that a spreadsheet does not evaluate. */
export const guarded = (text: string): string => (EVALUATED.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string =>
  text.startsWith("'") && EVALUATED.test(text) ? text.slice(1) : text;
