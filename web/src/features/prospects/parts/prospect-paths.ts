import { PATHS } from '#shared/paths.ts';

export const convertPath = (id: string) => `${PATHS.prospect(id)}/convert`;
