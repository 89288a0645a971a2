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
 * A4 pages with numbers and, from the second on, the report's name. Not in the build's style sheets, because `@page` cannot be
 * limited to one screen; not in a style element, because the content security policy refuses it.
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
