/**
 * The printer's pages: A4, each with its number, and from the second on with what it belongs to. Here and not in a style
 * sheet, because those stay when the screen is left, and rules for pages cannot be kept to one screen.
 */
export function PageRules({ name }: { name: string }) {
  const small = `font: 7pt 'Inter Variable', sans-serif; color: #6f6a62; vertical-align: top;`;
  return (
    <style>{`
@page {
  size: A4;
  margin: 13mm 15mm 11mm;
  @top-left { content: ${JSON.stringify(name)}; ${small} padding-top: 6mm; }
  @bottom-right { content: "Página " counter(page) " de " counter(pages); ${small} padding-top: 1mm; }
}
@page :first {
  @top-left { content: none; }
}
`}</style>
  );
}
