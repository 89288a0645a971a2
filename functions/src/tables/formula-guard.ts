// What Excel, LibreOffice or an Asian Excel evaluates at the start of a cell (OWASP, CSV injection), with quotes before it.
const EVALUATED = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** Text that a spreadsheet does not evaluate. */
export const guarded = (text: string): string => (EVALUATED.test(text) ? `'${text}` : text);

/** The text of a guarded one; any other as it is. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && EVALUATED.test(text) ? text.slice(1) : text;
