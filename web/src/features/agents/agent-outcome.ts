import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import type { Agent_AgentFragment, Agent_ResultFragment } from './agent.generated.ts';

/** How a change of an agent ended; `valuesOf` gives the newer version as the form holds it. */
export function agentOutcome<V>(
  data: { result: Agent_ResultFragment } | null | undefined,
  valuesOf: (agent: Agent_AgentFragment) => V,
): Outcome<void, V> {
  if (!data) throw new Error('No data');
  const { result } = data;
  if (result.__typename === 'AgentSuccess') return done(undefined);
  if (result.__typename === 'ConflictError' && result.current.__typename === 'Agent') {
    return conflict(valuesOf(result.current), result.current.version, result.change);
  }
  return refused(result);
}
