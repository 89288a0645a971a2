import { PATHS } from '#shared/paths.ts';

export const TECHNICIANS_CRUMB = { title: 'Técnicos', to: PATHS.technicians };

export const technicianProfilePath = (id: string) => `${PATHS.technician(id)}/profile`;

export const MISSING = 'Este técnico no existe o ya no tiene ese perfil.';
