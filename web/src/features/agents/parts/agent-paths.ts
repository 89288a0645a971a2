/** Paths used only within this feature; those linked from elsewhere are in `shared/paths.ts`. */
export const AGENT_PATHS = {
  list: '/agents',
  new: '/agents/new',
  page: (id: string) => `/agents/${id}`,
  edit: (id: string) => `/agents/${id}/edit`,
} as const;
