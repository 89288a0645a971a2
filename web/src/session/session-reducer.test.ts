import { describe, expect, test } from 'vitest';
import { initialSession, sessionReducer, type SessionAction } from './session-reducer.ts';

describe('session reducer', () => {
  test('begins logged out, without a role', () => {
    expect(initialSession).toEqual({ isLoggedIn: false, role: null });
  });

  test.each(['ADMIN', 'AGENT', 'TECHNICIAN'] as const)('LOGIN stores the role %s given with it', (role) => {
    expect(sessionReducer(initialSession, { type: 'LOGIN', role })).toEqual({ isLoggedIn: true, role });
  });

  test('a second LOGIN takes the new role', () => {
    const state = sessionReducer({ isLoggedIn: true, role: 'ADMIN' }, { type: 'LOGIN', role: 'AGENT' });
    expect(state.role).toBe('AGENT');
  });

  test('LOGOUT resets', () => {
    expect(sessionReducer({ isLoggedIn: true, role: 'ADMIN' }, { type: 'LOGOUT' })).toEqual(initialSession);
  });

  test('any other action leaves the state as it is', () => {
    const state = { isLoggedIn: true, role: 'AGENT' } as const;
    expect(sessionReducer(state, { type: 'SOMETHING' } as unknown as SessionAction)).toBe(state);
  });
});
