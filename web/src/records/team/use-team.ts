import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useTeamQuery, type TeamQuery } from './team.generated.ts';

type TeamMember = TeamQuery['team'][number];

type Named = { id: string; name: string; lastName: string };

export const personOption = (person: Named) => ({ value: person.id, label: fullName(person) });

const OFFICE = ['ADMIN', 'AGENT'] as const;

/** The current owner stays available after leaving the team. */
export function useOwners(current: { id: string; name: string } | null = null) {
  const { data } = useTeamQuery({ variables: { roles: [...OFFICE] } });
  const team = data?.team ?? [];
  const options = team.map(personOption);
  const isMissing = current !== null && team.every(({ id }) => id !== current.id);
  return isMissing ? [...options, { value: current.id, label: current.name }] : options;
}

export function useEverybody() {
  const { data } = useTeamQuery({ variables: { roles: null } });
  return (data?.team ?? []).map(personOption);
}

export function useTechnicians(): readonly TeamMember[] {
  const { data } = useTeamQuery({ variables: { roles: ['TECHNICIAN'] } });
  return data?.team ?? [];
}
