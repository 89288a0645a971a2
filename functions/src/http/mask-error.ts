import { GraphQLError } from 'graphql';
import { isUnavailable, unavailable, refusal, type ErrorCode } from '../errors.ts';

/** Our own refusals and request errors pass; anything else is masked, with the cause kept in `originalError` for the log. */
export function maskError(thrown: unknown): GraphQLError {
  if (!isGraphQLError(thrown)) return masked(thrown, null);
  const cause = rootCause(thrown);
  return isGraphQLError(cause) && !isOurFault(cause) ? visible(thrown, cause) : masked(cause, thrown);
}

// By name, not by class: the compiled execution brings an error class of its own.
function isGraphQLError(value: unknown): value is GraphQLError {
  return value instanceof Error && value.name === 'GraphQLError';
}

/** An error with a path but no code comes from execution (a null in a non-null field, a bad scalar): the server's fault. */
function isOurFault({ path, extensions }: Partial<GraphQLError>): boolean {
  return path !== undefined && extensions?.['code'] === undefined;
}

function rootCause(error: GraphQLError): unknown {
  const { originalError } = error;
  if (originalError == null) return error;
  if (isGraphQLError(originalError)) return rootCause(originalError);
  // Our own refusal, which keeps its cause for the log.
  return isBusy(error) ? error : originalError;
}

function isBusy({ extensions }: Partial<GraphQLError>): boolean {
  return extensions?.['code'] === 'BUSY';
}

function masked(cause: unknown, error: GraphQLError | null): GraphQLError {
  const { message, extensions } = isUnavailable(cause)
    ? unavailable(cause)
    : refusal('INTERNAL_SERVER_ERROR');
  return new GraphQLError(message, {
    path: error?.path ?? null,
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions,
  });
}

function visible(error: GraphQLError, cause: GraphQLError): GraphQLError {
  const extensions = { ...error.extensions, ...cause.extensions };
  return new GraphQLError(OUR_WORDS.get(extensions['code']) ?? error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    originalError: cause.originalError ?? null,
    extensions: { ...extensions, code: codeOf(error, extensions) },
  });
}

// Yoga's codes that have an equivalent here.
const OUR_CODES = new Map<unknown, ErrorCode>([
  ['REQUEST_ENTITY_TOO_LARGE', 'PAYLOAD_TOO_LARGE'],
  ['OPERATION_RESOLUTION_FAILURE', 'BAD_REQUEST'],
]);

const OUR_WORDS = new Map<unknown, string>([
  ['REQUEST_ENTITY_TOO_LARGE', refusal('PAYLOAD_TOO_LARGE').message],
  ['OPERATION_RESOLUTION_FAILURE', 'La operación pedida no está en la consulta'],
]);

/** GraphQL's own errors carry no code; Yoga's carry the status where the request itself is at fault. */
function codeOf({ message }: GraphQLError, { code, http }: Record<string, unknown>): unknown {
  if (code !== undefined) return OUR_CODES.get(code) ?? code;
  return codeOfMessage(message, http !== undefined);
}

function codeOfMessage(message: string, isOfRequest: boolean): ErrorCode {
  if (message.startsWith('Syntax Error')) return 'GRAPHQL_PARSE_FAILED';
  if (message.startsWith('Variable ')) return 'BAD_USER_INPUT';
  return isOfRequest ? 'BAD_REQUEST' : 'GRAPHQL_VALIDATION_FAILED';
}
