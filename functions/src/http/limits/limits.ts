import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { Plugin } from 'graphql-yoga';
import { refusal } from '../../errors.ts';

export const MAX_BODY_BYTES = 100 * 1024;

const onReject = [
  () => {
    throw refusal('LIMIT_EXCEEDED', { http: { status: 400 } });
  },
];

/** The same in development and production, so that nobody writes an operation that will not run. */
export function limitPlugins(): Plugin[] {
  return [
    maxTokensPlugin({ n: 2_000, onReject }),
    maxDepthPlugin({ n: 12, ignoreIntrospection: true, onReject }),
    // By default `__typename` may be aliased without end.
    maxAliasesPlugin({ n: 30, allowList: [], onReject }),
  ];
}
