import { InMemoryCache } from '@apollo/client';

/** Which types implement the contract's interfaces; a test holds it to `schema.graphql`. */
export const POSSIBLE_TYPES: Record<string, string[]> = {
  UserError: ['ValidationError', 'EmailTakenError', 'KeyReusedError'],
  CreateTechnicianResult: ['CreateTechnicianSuccess', 'ValidationError', 'EmailTakenError', 'KeyReusedError'],
};

/** First screens are one per person: without an id of their own, so that two queries for one add up. */
const ONE_OF_A_KIND = { keyFields: [] as const };

/** A cache that knows the contract. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: { MeAdmin: ONE_OF_A_KIND, MeAgent: ONE_OF_A_KIND, MeTechnician: ONE_OF_A_KIND },
  });
}
