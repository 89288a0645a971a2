import { isAdministrator, type OfficeRole, type Role } from '@cuadrilla/domain/people/roles.ts';
import { AGENT_PATHS } from './agent-paths.ts';

export type { OfficeRole };

export const OFFICE_ROLE_WORDS: Record<OfficeRole, string> = { AGENT: 'Agente', ADMIN: 'Administrador' };

/** The list holds agents and administrators only. */
export const roleWord = (role: Role) => OFFICE_ROLE_WORDS[isAdministrator(role) ? 'ADMIN' : 'AGENT'];

export const AGENTS_CRUMB = { title: 'Agentes', to: AGENT_PATHS.list };

export const MISSING = 'Esta persona no existe o ya no es agente ni administrador.';
