export const notValid = (type: string): string => `${type} no válido`;

export const restoreFirst = (name: string): string => `${name} está archivado: restáuralo antes`;

type ServicePart = 'líneas' | 'visitas' | 'archivos';

export const serviceFull = (part: ServicePart, max: number): string =>
  `Un servicio no puede tener más de ${max} ${part}`;
