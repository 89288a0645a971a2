import { defaultFieldResolver, getNamedType, type GraphQLSchema } from 'graphql';
import { badUserInput } from '../errors.ts';

/** Longer than any id or list value: towns and tags have at most 100 characters. */
const MAX_BYTES = 400;

/** Search text, cursors and form text, which are checked elsewhere. */
const WITH_RULES_OF_THEIR_OWN = new Set(['String', 'DuplicateSearch']);

/**
 * Refuses ids and filter values that Firestore rejects only after seconds of retrying: lone surrogates and overlong texts. A
 * scalar could not do this because compiled execution reads `ID` itself. A query by an impossible `id` answers null.
 */
export function checkAskedTexts(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    const checked = field.args
      .filter(({ name, type }) => name !== 'id' && !WITH_RULES_OF_THEIR_OWN.has(getNamedType(type).name))
      .map(({ name }) => name);
    if (checked.length === 0) continue;
    field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
      for (const name of checked) assertAskable(name, args[name]);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

function assertAskable(path: string, value: unknown): void {
  if (typeof value === 'string') {
    if (value.isWellFormed() && Buffer.byteLength(value) <= MAX_BYTES) return;
    throw badUserInput(`${path} no es válido`);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [name, inner] of Object.entries(value)) assertAskable(`${path}.${name}`, inner);
}
