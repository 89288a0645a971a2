/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The clock of a deadline. */
export type DeadlineClock =
  /** Calendar hours; a deadline while the company is closed moves to the nearer of its closing and its next opening. */
  | 'CALENDAR'
  /** Working hours of the company, without nights, breaks, days off and holidays. */
  | 'WORKING';

export type Buffers_SectionFragment = { low: number, normal: number, high: number, urgent: number, lowClock: Types.DeadlineClock, normalClock: Types.DeadlineClock, highClock: Types.DeadlineClock, urgentClock: Types.DeadlineClock, firstResponse: number, version: number };

export type BuffersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BuffersPageQuery = { settings: { buffers: { low: number, normal: number, high: number, urgent: number, lowClock: Types.DeadlineClock, normalClock: Types.DeadlineClock, highClock: Types.DeadlineClock, urgentClock: Types.DeadlineClock, firstResponse: number, version: number } } };

export const Buffers_SectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Buffers_section"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buffers"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normal"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lowClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normalClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"highClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgentClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<Buffers_SectionFragment, unknown>;
export const BuffersPageDocument = {"__meta__":{"hash":"5a3eab7d09b519439c6dda11d2c3d813d9f9a3520712b4048c524178e982d46b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuffersPage"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buffers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Buffers_section"},"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Buffers_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buffers"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normal"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lowClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"normalClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"highClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"urgentClock"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<BuffersPageQuery, BuffersPageQueryVariables>;

/** Runs `BuffersPage` and follows its answer in the cache. */
export const useBuffersPageQuery = /* #__PURE__ */ queryHook(BuffersPageDocument);