/** RD 1619/2012 art. 4.1: up to 400 € with IVA an invoice may be a simplified one, without the recipient's NIF. */
export const NIF_FREE_CENTS = 40_000;

/** `mayLackNif`: the client is a person. */
export function needsNif(
  { hasNif, mayLackNif = false }: { hasNif: boolean; mayLackNif?: boolean },
  totalCents: number,
): boolean {
  return !hasNif && !(mayLackNif && totalCents <= NIF_FREE_CENTS);
}
