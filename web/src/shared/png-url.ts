/** An address for a PNG that the server sent in base64. */
export function pngUrl(base64: string): string {
  return `data:image/png;base64,${base64}`;
}
