/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The role of a member of staff. Stored in lower case in `users/{uid}.rol`. */
export type Role =
  /** Administrador: every screen; staff, settings and everything an agent may do. */
  | 'ADMIN'
  /** Agente (office): prospects, clients, services and planning. */
  | 'AGENT'
  /** Técnico: their own day, visits and work reports. */
  | 'TECHNICIAN';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, lastName: string, role: Types.Role, color: string | null, timeZone: string } };


export const MeDocument = {"__meta__":{"hash":"86ef0007bf64d58696f58a3f2bb69d79b32f1adf62d6ba6685d5930c5a2b8623"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[]}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;

/** Runs `Me` and follows its answer in the cache. */
export const useMeQuery = /* #__PURE__ */ queryHook(MeDocument);