/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenReviewsQuery = { openReviewCount: number };


export const OpenReviewsDocument = {"__meta__":{"hash":"49c7381c7b8fd064b720a81d47e7c662f7e7bc2a27eeff27bd49c989f6ffea5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReviews"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReviewCount"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<OpenReviewsQuery, OpenReviewsQueryVariables>;

/** Runs `OpenReviews` and follows its answer in the cache. */
export const useOpenReviewsQuery = /* #__PURE__ */ queryHook(OpenReviewsDocument);