/**
 * The last address of `X-Forwarded-For`: whatever stands before it the caller may have written. People behind one proxy share
 * it, so it separates callers but identifies nobody.
 */
export function callerAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
