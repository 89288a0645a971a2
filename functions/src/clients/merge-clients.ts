import type { ClientFields } from '@cuadrilla/domain/records/client.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { GraphQLContext } from '../context.ts';
import type { MergeClientsInput } from '../graphql/types.generated.ts';
import type { Client } from './client.ts';
import { mergeResult } from './merge-result.ts';
import type { MergeCounts, MergeOutcome } from './merge-store.ts';

type Deps = Pick<GraphQLContext, 'stores' | 'now' | 'signedInRecently'>;

/** What a merge would do. */
export type MergePlan = {
  keep: Client;
  merge: Client;
  counts: MergeCounts;
  merged: ClientFields;
  leftBehind: string[];
};

/** What a merge of two clients would move and change; null where one is missing or merged already, or both are one. */
export async function previewMerge(
  { stores }: Pick<Deps, 'stores'>,
  viewer: Acting,
  { keepId, mergeId }: { keepId: string; mergeId: string },
): Promise<MergePlan | null> {
  assertCan(viewer, 'clients:merge');
  if (keepId === mergeId) return null;
  const [keep, merge] = await Promise.all([stores.clients.find(keepId), stores.clients.find(mergeId)]);
  if (!keep || !merge || keep.mergedInto || merge.mergedInto) return null;
  return { keep, merge, counts: await stores.clients.countOf(mergeId), ...mergeResult(keep, merge) };
}

/** Moves everything of one client to another and archives it, for good; the person must have typed their password lately. */
export async function mergeClients(
  { stores, now, signedInRecently }: Deps,
  viewer: Acting,
  { keepId, keepVersion, mergeId, mergeVersion }: MergeClientsInput,
  key: string | null | undefined,
): Promise<MergeOutcome | { kind: 'recentSignIn' }> {
  assertCan(viewer, 'clients:merge');
  if (!(await signedInRecently())) return { kind: 'recentSignIn' };
  const request = { keepId, keepVersion, mergeId, mergeVersion };
  return stores.clients.merge(request, occasionOf(viewer, 'mergeClients', request, { key, now: now() }));
}
