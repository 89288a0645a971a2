import {
  isAbstractType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLScalarType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import type { Resolvers } from '../graphql/resolvers.generated.ts';

type OfFields = Record<string, GraphQLFieldResolver<unknown, unknown>>;
type OfType = { __resolveType?: GraphQLTypeResolver<unknown, unknown> } & OfFields;

/**
 * Gives the schema its resolvers in place. The usual `addResolversToSchema` then rebuilds the map of types, which only renamed
 * types and other values of enumerations need, a fourteenth of a cold start.
 */
export function attachResolvers(schema: GraphQLSchema, resolvers: Resolvers): GraphQLSchema {
  for (const [name, given] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (type === undefined) throw new Error(`${name} has resolvers and is not in the schema`);
    if (isScalarType(type)) become(type, given as unknown as GraphQLScalarType);
    else resolveBy(type, given as OfType);
  }
  return schema;
}

function become(type: GraphQLScalarType, { serialize, parseValue, parseLiteral }: GraphQLScalarType): void {
  Object.assign(type, { serialize, parseValue, parseLiteral });
}

function resolveBy(type: GraphQLNamedType, { __resolveType: resolveType, ...ofFields }: OfType): void {
  if (resolveType !== undefined) {
    if (!isAbstractType(type)) throw new Error(`${type.name} is not abstract`);
    type.resolveType = resolveType;
  }
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  for (const [name, resolve] of Object.entries(ofFields)) {
    const field = fields[name];
    if (field === undefined) throw new Error(`${type.name}.${name} has a resolver and is not in the schema`);
    field.resolve = resolve;
  }
}
