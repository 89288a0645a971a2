import type { Role } from '@cuadrilla/domain/people/roles.ts';

export type SessionState = { readonly isLoggedIn: boolean; readonly role: Role | null };

export type SessionAction = { type: 'LOGIN'; role: Role } | { type: 'LOGOUT' };

export const initialSession: SessionState = { isLoggedIn: false, role: null };

export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'LOGIN':
      return { isLoggedIn: true, role: action.role };
    case 'LOGOUT':
      return initialSession;
    default:
      return state;
  }
}
