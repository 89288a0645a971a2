import { PATHS } from '#shared/paths.ts';

/** The way back from a service's pages to all services. */
export const SERVICES_CRUMB = { title: 'Servicios', to: PATHS.services };
