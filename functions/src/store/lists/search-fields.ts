import { FieldPath, type Query } from '@google-cloud/firestore';

/**
 * How a document is found by words. A query can search one array only, in any order; several entries of a map can
 * be queried together, without an order.
 */
export function searchFields(tokens: readonly string[]) {
  return { search: tokens, words: Object.fromEntries(tokens.map((token) => [token, true])) };
}

export function having(query: Query, token: string): Query {
  return query.where('search', 'array-contains', token);
}

/** Firestore merges equalities from the automatic indexes, without an order. */
export function havingAll(query: Query, tokens: readonly string[]): Query {
  return tokens.reduce((found, token) => found.where(new FieldPath('words', token), '==', true), query);
}
