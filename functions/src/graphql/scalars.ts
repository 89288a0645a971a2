import { notValid } from '@cuadrilla/domain/text/refusals.ts';
import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { badUserInput } from '../errors.ts';
import { readInstant } from '../instant.ts';

const MAX_PAGE_SIZE = 100;
const MAX_DATE_TEXT = 100;
const UUID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The value of a number or text literal; undefined for any other, which no scalar here accepts. */
function literalValue(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

function scalar<T, S>(name: string, parse: (value: unknown) => T, serialize: (value: unknown) => S) {
  return new GraphQLScalarType<T, S>({
    name,
    serialize,
    parseValue: parse,
    parseLiteral: (node) => parse(literalValue(node)),
  });
}

const same = (value: unknown) => value;

/** Instants are `Date` inside and ISO 8601 outside. */
export const dateTimeScalar = scalar(
  'DateTime',
  (value) => {
    const date = typeof value === 'string' ? readInstant(value) : null;
    if (date === null) throw badUserInput(notValid('DateTime'));
    return date;
  },
  (value) => (value as Date).toISOString(),
);

/** Also checks variables, which cost plugins that read only the document miss. */
export const pageSizeScalar = scalar(
  'PageSize',
  (value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_PAGE_SIZE)
      return value;
    throw badUserInput(`El tamaño de página va de 1 a ${MAX_PAGE_SIZE}`);
  },
  same,
);

export const uuidScalar = scalar(
  'UUID',
  (value) => {
    if (typeof value === 'string' && UUID_FORM.test(value)) return value;
    throw badUserInput(notValid('UUID'));
  },
  same,
);

/** The input's own rules check that the day exists, so that they can name the field. */
export const localDateScalar = scalar(
  'LocalDate',
  (value) => {
    if (typeof value === 'string' && value.length <= MAX_DATE_TEXT) return value;
    throw badUserInput(notValid('LocalDate'));
  },
  same,
);

/** The input's own rules check the range. */
export const centsScalar = scalar(
  'Cents',
  (value) => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw badUserInput(notValid('Cents'));
  },
  same,
);
