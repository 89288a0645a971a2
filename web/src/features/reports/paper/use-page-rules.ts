import { useLayoutEffect } from 'react';

const SMALL = `font: 7pt 'Inter Variable', sans-serif; color: #6f6a62; vertical-align: top;`;

const rulesFor = (name: string) => `
@page {
  size: A4;
  margin: 13mm 15mm 11mm;
  @top-left { content: ${JSON.stringify(name)}; ${SMALL} padding-top: 6mm; }
  @bottom-right { content: "Página " counter(page) " de " counter(pages); ${SMALL} padding-top: 1mm; }
}
@page :first {
  @top-left { content: none; }
}
`;

/**
 * The printer's pages: A4, each with its number, and from the second on with what it belongs to. Not in a style sheet of the
 * build: those stay when the screen is left, and rules for pages cannot be kept to one screen. Not in a style element: the
 * content security policy refuses those.
 */
export function usePageRules(name: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesFor(name));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [name]);
}
