import { PATHS } from '#shared/paths.ts';

/** Where a prospect becomes a client. */
export const convertPath = (id: string) => `${PATHS.prospect(id)}/convert`;
