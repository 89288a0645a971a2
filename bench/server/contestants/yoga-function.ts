import { onRequest } from 'firebase-functions/v2/https';
import { createYoga } from 'graphql-yoga';
import { schema } from '../schema.ts';
import { reportUsage } from '../serve.ts';

const yoga = createYoga({ schema, logging: false });

reportUsage();
export const graphql = onRequest(async (request, response) => {
  await yoga(request, response);
});
