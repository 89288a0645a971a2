import type { Role } from '@cuadrilla/domain/people/roles.ts';

/** The specification's session state. */
export type SessionState = { readonly isLoggedIn: boolean; readonly role: Role | null };

export type SessionAction = { type: 'LOGIN'; role: Role } | { type: 'LOGOUT' };

export const initialSession: SessionState = { isLoggedIn: false, role: null };

/** LOGIN stores the role given with the action, LOGOUT resets, and any other action leaves the state as it is. */
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
