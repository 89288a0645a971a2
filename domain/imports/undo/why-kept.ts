export const WHY_KEPT = {
  changed: 'Ha cambiado después de importarlo',
  notes: 'Tiene notas',
  services: 'Tiene servicios',
  sites: 'Tiene ubicaciones que no son de esta importación o que se han usado',
  equipment: 'Tiene equipos',
  client: 'Es de un cliente que se queda',
  communities: 'Administra comunidades',
  prospects: 'Viene de un prospecto convertido',
  fields: 'Parte de sus datos se ha cambiado después de importarlo',
  gone: 'Ya no está',
  manager: 'Quien la administraba antes está archivado o ya no es administrador de fincas',
  owner: 'El agente que tenía antes ya no está activo',
  nif: 'Su NIF anterior es ahora de otro cliente',
} as const;

export type WhyKept = keyof typeof WHY_KEPT;

export type Dependant = 'services' | 'sites' | 'equipment' | 'communities' | 'prospects';

/** A record that the import made, as it is now. */
export type Made = { version: number; usedBy: Dependant | null; hasNotes: boolean };

/** Null if the record is removed. */
export function whyKept({ version, usedBy, hasNotes }: Made): WhyKept | null {
  if (version !== 1) return 'changed';
  return usedBy ?? (hasNotes ? 'notes' : null);
}

/**
 * `owner` is its client if the import made that too, with its sites in use that are still there: one that stays keeps its last site,
 * whatever page the rows of both are on.
 */
export function whySiteKept(site: Made, owner: (Made & { sitesInUse: number }) | null): WhyKept | null {
  const isLast = owner !== null && owner.sitesInUse <= 1;
  return whyKept(site) ?? (isLast && whyKept(owner) !== null ? 'client' : null);
}
