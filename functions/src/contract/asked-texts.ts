import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, getNamedType, type GraphQLSchema } from 'graphql';
import { badUserInput } from '../server/errors.ts';

/** More than any id or value of a list has: the longest are names of towns and tags, of 100 characters. */
const MAX_BYTES = 400;

/** Words to look for and cursors; and what is being typed into a form, of which what cannot be parsed is left out. */
const WITH_RULES_OF_THEIR_OWN = new Set(['String', 'DuplicateSearch']);

/**
 * Refuses, before anything is read, ids and filters that the database would refuse after seconds of trying: half a
 * character, or more than it keeps of a text. A scalar could not: compiled execution reads an `ID` by itself. A record asked
 * for by an `id` that none can have is one that there is not.
 */
export function checkAskedTexts(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field) => {
      const resolve = field.resolve ?? defaultFieldResolver;
      const checked = Object.entries(field.args ?? {})
        .filter(([name, { type }]) => name !== 'id' && !WITH_RULES_OF_THEIR_OWN.has(getNamedType(type).name))
        .map(([name]) => name);
      if (checked.length === 0) return field;
      return {
        ...field,
        resolve: (source, args: Record<string, unknown>, context, info): unknown => {
          for (const name of checked) assertAskable(name, args[name]);
          return resolve(source, args, context, info);
        },
      };
    },
  });
}

function assertAskable(path: string, value: unknown): void {
  if (typeof value === 'string') {
    if (value.isWellFormed() && Buffer.byteLength(value) <= MAX_BYTES) return;
    throw badUserInput(`${path} no es válido`);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [name, inner] of Object.entries(value)) assertAskable(`${path}.${name}`, inner);
}
