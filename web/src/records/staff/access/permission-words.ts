export const yesNo = (isSo: boolean) => (isSo ? 'Sí' : 'No');

export const PERMISSION_EFFECTS = {
  prices:
    'Los precios de las líneas y de los partes de trabajo. Sin este permiso solo se ven las cantidades.',
  phones:
    'Los teléfonos del cliente y de su contacto, para llamar desde la visita. Sin este permiso no aparecen.',
} as const;
