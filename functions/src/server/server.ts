import { useGraphQlJit } from '@envelop/graphql-jit';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { Kind } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { createContext, type GraphQLContext, type ServerDependencies } from './context.ts';
import { useDeadlines } from '../http/plugins/deadline-plugin.ts';
import { graphiqlOptions } from '../http/graphiql.ts';
import { useCompiled } from '../http/plugins/compiled-plugin.ts';
import { limitPlugins } from '../http/limits/limits.ts';
import type { Logger } from '../logger.ts';
import { maskError } from '../http/mask-error.ts';
import { usePersisted } from '../http/plugins/persisted-plugin.ts';
import { requestIdOf } from '../http/request-notes.ts';
import { useRequestLog } from '../http/plugins/request-log-plugin.ts';
import { useTransport } from '../http/plugins/transport-plugin.ts';
import { createSchema } from '../contract/schema.ts';

export type ServerOptions = {
  dependencies: ServerDependencies;
  logger: Logger;
  /** Enables GraphiQL, introspection, GET and ad-hoc operations. */
  development: boolean;
};

export function createServer({ dependencies, logger, development }: ServerOptions) {
  const schema = createSchema();
  const contextOf = (request: Request) => createContext(dependencies, request, requestIdOf(request));
  return createYoga<object, GraphQLContext>({
    schema,
    context: ({ request }) => contextOf(request),
    graphqlEndpoint: '/graphql',
    graphiql: development && graphiqlOptions,
    renderGraphiQL,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    // The platform's bridge cuts a body, and the transport refuses one that is too long, without a stream in between.
    maxRequestBodySize: false,
    maskedErrors: { maskError },
    plugins: [
      useTransport(development),
      useRequestLog(logger),
      ...limitPlugins(),
      usePersisted(development),
      useCompiled({ schema, contextOf, deadlines: dependencies.deadlines }),
      useJit(),
      useDeadlines(dependencies.deadlines),
    ],
  });
}

/** Compiled execution. Its cache key is the document alone, so a document with several operations (GraphiQL's) bypasses it. */
function useJit() {
  return useGraphQlJit(
    {},
    {
      enableIf: ({ document }) =>
        document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1,
    },
  );
}
