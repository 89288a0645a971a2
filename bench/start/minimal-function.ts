import { onRequest } from 'firebase-functions/v2/https';
import { createSchema, createYoga } from 'graphql-yoga';

/** The floor: the same platform and server, one field, nothing behind it. */
const yoga = createYoga({
  schema: createSchema({ typeDefs: 'type Query { me: ID }', resolvers: { Query: { me: () => 'me' } } }),
  logging: false,
});

export const graphql = onRequest(async (request, response) => {
  await yoga(request, response);
});
