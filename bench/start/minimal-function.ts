import { onRequest } from 'firebase-functions/v2/https';
import { createSchema, createYoga } from 'graphql-yoga';

/** The lower bound: the same platform and server with one field and no database. */
const yoga = createYoga({
  schema: createSchema({ typeDefs: 'type Query { me: ID }', resolvers: { Query: { me: () => 'me' } } }),
  logging: false,
});

export const graphql = onRequest(async (request, response) => {
  await yoga(request, response);
});
