/** Paths used only within this feature; those linked from elsewhere are in `shared/paths.ts`. */
export const AGENT_PATHS = {
  list: '/agents',
  new: '/agents/new',
  page: (id: string) => `/agents/${id}`,
  edit: (id: string) => `/agents/${id}/edit`,
} as const;

export const AGENTS_CRUMB = { title: 'Agentes', to: AGENT_PATHS.list };

export const MISSING = 'Esta persona no existe o ya no es agente ni administrador.';
