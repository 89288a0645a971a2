/**
 * Where a request came from, as the platform in front of us says: the last address of `X-Forwarded-For`, because whatever stands
 * before it the caller may have written. Behind a proxy many share one, so it tells callers apart and names nobody.
 */
export function callerAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
