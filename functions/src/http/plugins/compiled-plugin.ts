import { getOperationAST, OperationTypeNode, parse, validate, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { within, type Deadlines } from '../../deadlines.ts';
import {
  persistedOperations,
  type PersistedOperation,
} from '../../graphql/persisted-operations.generated.ts';
import { maskError } from '../mask-error.ts';

type Operation = Pick<CompiledQuery, 'query' | 'stringify'> & { deadline: keyof Deadlines };

type Options<Context> = {
  schema: GraphQLSchema;
  contextOf: (request: Request) => Context;
  deadlines: Deadlines;
};

/**
 * Runs an operation of the web compiled, each parsed, validated and compiled once. Follows `usePersisted`, which refuses what is
 * not in the list. Texts, GET, and an operation under another name take Yoga's whole road.
 */
export function useCompiled<Context>({ schema, contextOf, deadlines }: Options<Context>): Plugin {
  const persisted = new Map(persistedOperations.map((each) => [each.hash, each]));
  const compiled = new Map<string, Operation | null>();
  const operationOf = ({ hash, text }: PersistedOperation): Operation | null => {
    const known = compiled.get(hash);
    if (known !== undefined) return known;
    const operation = compile(schema, text);
    compiled.set(hash, operation);
    return operation;
  };
  return {
    onParams({ request, params: { query, extensions, operationName, variables }, setParamsHandler }) {
      if (request.method !== 'POST') return;
      const { sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as { sha256Hash?: string };
      const named = sha256Hash === undefined ? undefined : persisted.get(sha256Hash);
      // Development takes a text beside a hash, and runs the text.
      if (named?.text !== query) return;
      if (named === undefined || (operationName != null && operationName !== named.name)) return;
      const operation = operationOf(named);
      if (operation === null) return;
      setParamsHandler(async () => {
        try {
          const result = await within(
            deadlines[operation.deadline],
            Promise.resolve(operation.query(undefined, contextOf(request), variables ?? {})),
          );
          if (result.errors) result.errors = result.errors.map(maskError);
          return Object.assign(result, { stringify: operation.stringify });
        } catch (error) {
          return { errors: [maskError(error)] };
        }
      });
    },
  };
}

function compile(schema: GraphQLSchema, text: string): Operation | null {
  const document = parse(text, { noLocation: true });
  if (validate(schema, document).length > 0) return null;
  const compiled = compileQuery(schema, document, undefined, {});
  if (!isCompiledQuery(compiled)) return null;
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
  return { query: compiled.query, stringify: compiled.stringify, deadline: isMutation ? 'act' : 'read' };
}
