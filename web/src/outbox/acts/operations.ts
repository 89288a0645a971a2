import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { OPERATION_HASHES } from '../operation-hashes.generated.ts';

type OutboxOperation = keyof typeof OPERATION_HASHES;

export const outboxOperation = (
  operationName: OutboxOperation,
  variables: Record<string, unknown> = {},
): PersistedOperation => ({ operationName, hash: OPERATION_HASHES[operationName], variables });
