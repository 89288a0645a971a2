import {
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { within, type Deadlines } from '../../deadlines.ts';
import {
  persistedOperations,
  type PersistedOperation,
} from '../../graphql/persisted-operations.generated.ts';
import { maskError } from '../mask-error.ts';
import { noteOperation } from '../request-notes.ts';
import { paramsOf, refusalOf } from './transport-plugin.ts';

type Operation = Pick<CompiledQuery, 'query'> & { deadline: keyof Deadlines };

type Failed = Required<Pick<ExecutionResult, 'errors'>> & ExecutionResult;

type Options<Context> = {
  schema: GraphQLSchema;
  contextOf: (request: Request) => Context;
  deadlines: Deadlines;
};

/** The types in which Yoga would answer those who ask like this. */
const ANSWERED_IN = new Map<string | null, string>([
  [null, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
]);

/**
 * Runs an operation of the web compiled: each is parsed, validated and compiled once, and answered before Yoga's own
 * handler. Texts, GET, an unusual `Accept`, an operation under another name or not in the list go through all of
 * Yoga; a result with errors goes through the rest of it.
 */
export function useCompiled<Context>({ schema, contextOf, deadlines }: Options<Context>): Plugin {
  const persisted = new Map<unknown, PersistedOperation>(
    persistedOperations.map((each) => [each.hash, each]),
  );
  const compiled = new Map<string, Operation | null>();
  const operationOf = ({ hash, text }: PersistedOperation): Operation | null => {
    const known = compiled.get(hash);
    if (known !== undefined) return known;
    const operation = compile(schema, text);
    compiled.set(hash, operation);
    return operation;
  };
  const namedBy = ({ query, extensions, operationName }: GraphQLParams): Operation | null => {
    // Development takes a text beside a hash, and runs the text.
    if (query != null) return null;
    const { version, sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as Record<string, unknown>;
    const named = version === 1 ? persisted.get(sha256Hash) : undefined;
    if (named === undefined || (operationName != null && operationName !== named.name)) return null;
    return operationOf(named);
  };
  const run = async (operation: Operation, request: Request, variables: object): Promise<Buffer | Failed> => {
    try {
      const running = operation.query(undefined, contextOf(request), variables);
      const result = await within(deadlines[operation.deadline], Promise.resolve(running));
      if (!result.errors) return Buffer.from(JSON.stringify(result));
      return { ...result, errors: result.errors.map(maskError) };
    } catch (error) {
      return { errors: [maskError(error)] };
    }
  };
  const failures = new WeakMap<Request, Failed>();
  return {
    onRequest(event) {
      const { request: asked, fetchAPI } = event;
      const type = ANSWERED_IN.get(asked.headers.get('accept'));
      if (type === undefined || refusalOf(asked, ['POST']) !== null) return;
      event.setRequestHandler(async (request, serverContext) => {
        const params = await paramsOf(request).catch(() => null);
        const operation = params === null ? null : namedBy(params);
        if (params === null || operation === null) return event.requestHandler(request, serverContext);
        const answer = await run(operation, request, params.variables ?? {});
        if (!Buffer.isBuffer(answer)) {
          failures.set(request, answer);
          return event.requestHandler(request, serverContext);
        }
        noteOperation(request, params.operationName);
        const headers = { 'Content-Type': `${type}; charset=utf-8` };
        return new fetchAPI.Response(answer as BodyInit, { headers });
      });
    },
    onParams({ request, setParamsHandler }) {
      const failed = failures.get(request);
      if (failed !== undefined) setParamsHandler(() => failed);
    },
  };
}

function compile(schema: GraphQLSchema, text: string): Operation | null {
  const document = parse(text, { noLocation: true });
  if (validate(schema, document).length > 0) return null;
  const compiled = compileQuery(schema, document, undefined, {});
  if (!isCompiledQuery(compiled)) return null;
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
  return { query: compiled.query, deadline: isMutation ? 'act' : 'read' };
}
