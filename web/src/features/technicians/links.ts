import { PATHS } from '#shared/paths.ts';

export const TECHNICIANS_CRUMB = { title: 'Técnicos', to: PATHS.technicians };

/** Where what a technician can do, where and when is changed. */
export const technicianProfilePath = (id: string) => `${PATHS.technician(id)}/profile`;

export const MISSING = 'Este técnico no existe o ya no tiene ese perfil.';
