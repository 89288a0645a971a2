export type TypedService = { title: string; description: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** From the history state, which may hold anything. */
export function typedServiceIn(state: unknown): TypedService | null {
  if (typeof state !== 'object' || state === null || !('typedService' in state)) return null;
  const typed = state.typedService;
  if (typeof typed !== 'object' || typed === null) return null;
  const { title, description } = typed as Partial<Record<keyof TypedService, unknown>>;
  return { title: textOf(title), description: textOf(description) };
}
