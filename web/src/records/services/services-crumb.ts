import { PATHS } from '#shared/paths.ts';

export const SERVICES_CRUMB = { title: 'Servicios', to: PATHS.services };
