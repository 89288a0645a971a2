export const MISSING = {
  NIF: 'Falta el NIF del cliente',
  ADDRESS: 'Falta la dirección fiscal',
  LINES: 'No hay líneas',
  PRICE: 'Hay líneas sin precio',
  REPORT: 'No hay parte de trabajo',
  SIGNATURE: 'El parte no está firmado',
} as const;
export type MissingKind = keyof typeof MISSING;
