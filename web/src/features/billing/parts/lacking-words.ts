export const lackingWords = (count: number): string =>
  count === 1 ? 'A una factura le falta algo' : `A ${count} facturas les falta algo`;
