import type { QueryResolvers } from '../graphql/resolvers.generated.ts';
import { readChanges, readPlanning, readRevisions } from './read-planning.ts';
import { readTeamDay, readTeamLoad } from './read-team.ts';
import { suggestVisits } from './suggest-slots.ts';

export const planningQueries: Pick<
  QueryResolvers,
  'planning' | 'teamDay' | 'teamLoad' | 'planningChanges' | 'planningRevision' | 'slotSuggestions'
> = {
  planning: (_source, { date, view }, context) => readPlanning(context, { date, view }),
  teamDay: (_source, { date }, context) => readTeamDay(context, date),
  teamLoad: (_source, days, context) => readTeamLoad(context, days),
  planningChanges: (_source, asked, context) => readChanges(context, asked),
  planningRevision: (_source, { date }, context) => readRevisions(context, date),
  slotSuggestions: (_source, { serviceId, from }, context) =>
    suggestVisits(context, { serviceId, from: from ?? null }),
};
