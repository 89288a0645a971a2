import { getDirective } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { GraphQLContext } from '../server/context.ts';
import { refusal } from '../errors.ts';

type RootField = GraphQLField<unknown, GraphQLContext>;
type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

/**
 * Guards every root field, in place, so that a cold start copies no schema. The usual recipe wraps the fields that carry the
 * directive and leaves the others open; here a root field without a decision keeps the server from starting.
 */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  // A subscription runs its `subscribe` before its `resolve`, and only the latter is guarded here.
  if (schema.getSubscriptionType()) throw new Error('Subscription: subscriptions have no guard yet');
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values<RootField>(type?.getFields() ?? {})) {
      const roles = requiredRoles(schema, field, `${type?.name ?? ''}.${field.name}`);
      if (roles === 'public') continue;
      const isForAny = BEFORE_OWN_PASSWORD.includes(field.name);
      field.resolve = guarded(field, { roles, isMutation: type === schema.getMutationType(), isForAny });
    }
  }
  return schema;
}

function requiredRoles(
  schema: GraphQLSchema,
  field: RootField,
  coordinate: string,
): readonly Role[] | 'public' {
  const auth = getDirective(schema, field, 'auth')?.[0] as { requires: Role[] } | undefined;
  const isPublic = getDirective(schema, field, 'public') !== undefined;
  if (auth && isPublic) throw new Error(`${coordinate} carries both @auth and @public`);
  if (isPublic) return 'public';
  if (!auth || auth.requires.length === 0) throw new Error(`${coordinate} carries neither @auth nor @public`);
  return auth.requires;
}

/** The fields for users who must still replace their initial password. */
const BEFORE_OWN_PASSWORD = ['changeOwnPassword'];

type Guard = { roles: readonly Role[]; isMutation: boolean; isForAny: boolean };

function guarded(field: RootField, { roles, isMutation, isForAny }: Guard): Resolver {
  const resolve = field.resolve ?? defaultFieldResolver;
  return async (source, args, context, info) => {
    const viewer = await (isForAny ? context.anyViewer() : context.viewer());
    if (!roles.includes(viewer.role)) throw refusal('FORBIDDEN');
    if (isMutation) context.rateLimiter.take(viewer.id, 'mutation', context.now());
    return resolve(source, args, context, info);
  };
}
