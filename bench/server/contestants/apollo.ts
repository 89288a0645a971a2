import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { schema } from '../schema.ts';
import { reportPort } from '../serve.ts';

const { url } = await startStandaloneServer(new ApolloServer({ schema }), {
  listen: { port: 0, host: '127.0.0.1' },
});
reportPort(Number(new URL(url).port));
