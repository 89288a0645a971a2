/** For the links of this feature; an address that others link to stands in `shared/paths.ts`. */
export const AGENT_PATHS = {
  list: '/agents',
  new: '/agents/new',
  page: (id: string) => `/agents/${id}`,
  edit: (id: string) => `/agents/${id}/edit`,
} as const;
