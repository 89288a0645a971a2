import { PATHS } from '#shared/paths.ts';

/** The way up from the forms; that of the detail comes with all that a detail asks. */
export const SERVICES_CRUMB = { title: 'Servicios', to: PATHS.services };
