/** Kept in the history entry, so that no address can be injected. */
type LoginState = { from: string };

export function readLoginState(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? { from: state.from } : null;
}
